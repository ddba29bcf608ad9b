import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prices } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, useWordsOf } from '@/i18n/page-context.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { useServedPrices, useServedTypes } from '@/shared/served-figures.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Section } from '@/ui/Section.tsx'
import { groupsOfTypes, readGroups } from './prices.ts'
import { readQuery, writeQuery } from './query.ts'
import { Calculator } from './Calculator.tsx'
import type { LivePrices } from '@/shared/use-tell-prices.ts'
import { TablesLoading } from './TablesLoading.tsx'
import { PriceTables } from './PriceTables.tsx'
import { PriceTools } from './PriceTools.tsx'
import s from './pricing.module.css'
import { groupName } from './words.ts'

// The prerendered file is the page without a query.
const codec = { read: readQuery, write: writeQuery, served: readQuery(new URLSearchParams()) }
const loadPriceReader = async () => (await import('./PriceReader.tsx')).PriceReader

/**
 * The price list and the calculator. The prerendered file contains the build's prices, or the types
 * alone; the current prices replace them.
 */
export function PriceExplorer() {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const nameOf = useWordsOf('captchaNames')
  const served = useServedPrices()
  const types = useServedTypes()
  const [live, setLive] = useState<LivePrices<Prices> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const lose = useCallback(() => setIsLost(true), [])
  const [query, change] = useAddressQuery(codec)
  const failed = live?.problem !== undefined
  // The prices of the file stay if the current ones cannot be loaded.
  const prices = (failed ? undefined : live?.prices) ?? served
  const groups = useMemo(() => prices && readGroups(prices, nameOf), [nameOf, prices])
  const bare = useMemo(() => types && groupsOfTypes(types, nameOf), [nameOf, types])
  const shown = groups ?? (failed || isLost ? undefined : bare)
  // A group that this list does not contain is ignored.
  const group = shown?.some(({ id }) => id === query.group) ? query.group : ''
  const busy = live?.busy === true

  let body = failed || isLost ? null : <TablesLoading />
  if (groups?.length === 0) {
    body = (
      <EmptyState
        level={3}
        illustration={<EmptyBox />}
        title={t('empty.title')}
        action={
          <Button onClick={live?.retry} loading={busy}>
            {common('action.retry')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  } else if (shown)
    body = (
      <PriceTables
        groups={shown}
        group={group}
        query={query}
        change={change}
        busy={busy && groups !== undefined}
        bare={!groups}
      />
    )

  return (
    <>
      <Section id="prices" className={s.list} aria-labelledby="prices-title">
        <h2 id="prices-title" className="visually-hidden">
          {common('label.pricesNow')}
        </h2>
        <LatePart
          onSight
          load={loadPriceReader}
          props={{ tell: setLive }}
          fallback={null}
          failed={served ? null : <PartLost level={3} />}
          lost={lose}
        />
        {live?.problem && (
          <ProblemState problem={live.problem} onRetry={live.retry} busy={busy} level={3} />
        )}
        {!(isLost && !shown) && (
          <PriceTools
            query={query}
            change={change}
            currency={live?.currency ?? 'USD'}
            onCurrency={live?.choose}
            group={group}
            groups={(shown ?? []).map(({ id, title, rows }) => {
              const known = groupName(id)
              return { id, name: known ? t(known) : title || id, count: rows.length }
            })}
          />
        )}
        <p className={s.updated}>
          {prices?.updatedAt ? (
            prices === served ? (
              <ServedTime at={prices.updatedAt} of="prices" />
            ) : (
              common('served.updated', {
                time: formatFor(locale).date(prices.updatedAt, 'dateTime'),
              })
            )
          ) : (
            '\u00a0'
          )}
        </p>
        {body}
      </Section>
      {groups && groups.length > 0 && <Calculator groups={groups} query={query} change={change} />}
    </>
  )
}
