import { useEffect, useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { PriceItem } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { Money } from '@/ui/Money.tsx'
import { aliases } from './aliases.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import type { Standings } from './index-query.ts'
import { bySlug, standingsOf } from './standings.ts'
import { StateBadge } from '../catalogue/StateBadge.tsx'
import type { ProblemLineProps } from './ProblemLine.tsx'

export interface Known {
  aliases: Readonly<Partial<Record<TypeSlug, string>>>
  standings: Standings | undefined
  /** Price, time and state of a type. */
  figures: (slug: TypeSlug) => ReactNode
}

/** Tells the index what it does without until then: live prices, and the names in other languages. The index lends its line of state. */
export function LiveCatalogue({
  tell,
  Line,
}: {
  tell: (known: Known) => void
  Line: ComponentType<ProblemLineProps>
}) {
  const { currency, settled } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency },
    { skip: !settled },
  )
  const items = useMemo(() => data && bySlug(data), [data])
  useEffect(() => {
    const figures = (slug: TypeSlug) => {
      const item = items?.get(slug)
      return item && <Figures item={item} />
    }
    tell({ aliases, standings: items && standingsOf(items), figures })
  }, [items, tell])
  return (
    <Line
      problem={!data && error ? toProblem(error) : undefined}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function Figures({ item: { per1000, avgSeconds, availability } }: { item: PriceItem }) {
  const locale = useLocale()
  return (
    <>
      <b>
        <Money amount={per1000.amount} currency={per1000.currency} locale={locale} />
      </b>
      {avgSeconds !== null && <span>{formatFor(locale).seconds(avgSeconds)}</span>}
      {availability !== 'available' && <StateBadge name={availability} />}
    </>
  )
}
