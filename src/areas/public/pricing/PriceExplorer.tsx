import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale, usePage, useWordsOf } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Section } from '@/ui/Section.tsx'
import { groupsOfTypes, readGroups } from './prices.ts'
import { readPriceQuery, writePriceQuery } from './query.ts'
import { PriceCalculator } from './PriceCalculator.tsx'
import { PriceTables } from './PriceTables.tsx'
import { PriceTools } from './PriceTools.tsx'
import s from './pricing.module.css'
import { groupName } from './words.ts'

const codec = { read: readPriceQuery, write: writePriceQuery }

/**
 * The price list and the calculator. Until the current prices have loaded, there are those of the
 * prerendered file, or the types alone.
 */
export function PriceExplorer() {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const nameOf = useWordsOf('captchaNames')
  const { currency, choose } = useCurrency()
  const { language } = usePage()
  const { data, currentData, error, isFetching, refetch } = publicApi.useCustomerPricesQuery({
    currency,
    language,
  })
  const retry = () => void refetch()
  const [query, change] = useAddressQuery(codec)
  const isCurrent = currentData !== undefined && currentData.asOf === undefined
  const problem = error === undefined || isCurrent ? undefined : toProblem(error)
  // The prices of the file stay if the current ones cannot be loaded.
  const prices = problem && data?.asOf === undefined ? undefined : data
  const groups = useMemo(() => prices && readGroups(prices, nameOf), [nameOf, prices])
  const bare = useMemo(() => groupsOfTypes(nameOf), [nameOf])
  const shown = groups ?? (problem ? undefined : bare)
  // Prices in the chosen currency stay as they are while the current ones load.
  const busy = isFetching && currentData === undefined && groups !== undefined
  // Prices come while the page is being read, so their many rows are rendered in slices.
  const tables = useDeferredValue(
    useMemo(() => shown && { groups: shown, bare: shown === bare, busy }, [bare, busy, shown]),
  )
  // A group that this list does not contain is ignored.
  const group = shown?.some(({ id }) => id === query.group) ? query.group : ''

  let body = null
  if (groups?.length === 0) {
    body = (
      <EmptyState
        level={3}
        illustration={<EmptyBox />}
        title={t('empty.title')}
        action={
          <Button onClick={retry} loading={isFetching}>
            {common('action.retry')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  } else if (shown && tables)
    body = <PriceTables {...tables} group={group} query={query} change={change} />

  return (
    <>
      <Section id="prices" className={s.list} aria-labelledby="prices-title">
        <h2 id="prices-title" className="visually-hidden">
          {common('label.pricesNow')}
        </h2>
        {problem && <ProblemState problem={problem} onRetry={retry} busy={isFetching} level={3} />}
        <PriceTools
          query={query}
          change={change}
          currency={currency}
          onCurrency={choose}
          group={group}
          groups={(shown ?? []).map(({ id, title, rows }) => {
            const known = groupName(id)
            return { id, name: known ? t(known) : title || id, count: rows.length }
          })}
        />
        <p className={`faint text-1 ${s.updated}`}>
          {!shown || groups ? null : <span className="visually-hidden">{common('loading')}</span>}
          {prices?.asOf ? (
            <ServedTime at={prices.asOf} of="prices" />
          ) : prices?.updatedAt ? (
            common('served.updated', {
              time: formatFor(locale, ownZone).date(prices.updatedAt, 'dateTime'),
            })
          ) : (
            '\u00a0'
          )}
        </p>
        {body}
      </Section>
      {groups && groups.length > 0 && (
        <PriceCalculator groups={groups} query={query} change={change} />
      )}
    </>
  )
}
