import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Section } from '@/ui/Section.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { readGroups } from './prices.ts'
import { readQuery, writeQuery } from './query.ts'
import { Calculator } from './Calculator.tsx'
import { TablesLoading } from './PricePlaceholder.tsx'
import { PriceTables } from './PriceTables.tsx'
import { PriceTools } from './PriceTools.tsx'
import s from './pricing.module.css'
import { groupName, typeName } from './words.ts'

const codec = { read: readQuery, write: writeQuery }

/** The price list and the calculator: what of /pricing needs the backend. Comes after the page. */
export function PriceExplorer() {
  const { t } = useTranslation('pricing')
  const locale = useLocale()
  const { currency, choose, settled } = useCurrency()
  const { data, currentData, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency },
    { skip: !settled },
  )
  const [query, change] = useAddressQuery(codec)
  const groups = useMemo(
    () =>
      data &&
      readGroups(data, ({ slug, title, type }) => {
        const known = typeName(slug)
        return known ? t(known) : title || type
      }),
    [data, t],
  )
  // A group that this list does not have is as if none were chosen.
  const group = groups?.some(({ id }) => id === query.group) ? query.group : ''
  const failed = error !== undefined && !currentData

  let body = <TablesLoading />
  if (failed)
    body = (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    )
  else if (groups?.length === 0) {
    body = (
      <EmptyState
        level={3}
        illustration={<EmptyBox />}
        title={t('empty.title')}
        action={
          <Button onClick={() => void refetch()} loading={isFetching}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  } else if (groups)
    body = (
      <PriceTables groups={groups} group={group} query={query} change={change} busy={isFetching} />
    )

  return (
    <>
      <Section title={t('list.title')} lead={t('list.lead')} id="prices">
        {groups ? (
          <PriceTools
            query={query}
            change={change}
            currency={currency}
            onCurrency={choose}
            group={group}
            groups={groups.map(({ id, title, rows }) => {
              const known = groupName(id)
              return { id, name: known ? t(known) : title || id, count: rows.length }
            })}
          />
        ) : (
          !failed && (
            <div className={s.tools} aria-hidden="true">
              <Skeleton variant="block" size="s" className={s.toolHole} />
            </div>
          )
        )}
        <p className={s.updated}>
          {data?.updatedAt && !failed
            ? t('list.updated', { time: formatFor(locale).date(data.updatedAt, 'dateTime') })
            : '\u00a0'}
        </p>
        {body}
      </Section>
      {groups && groups.length > 0 && !failed && (
        <Calculator groups={groups} query={query} change={change} />
      )}
    </>
  )
}
