import type { ReactNode } from 'react'
import type { PriceItem, PublicPrices } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { Money } from '@/ui/Money.tsx'
import { AvailabilityBadge } from '@/shared/AvailabilityBadge.tsx'
import type { Standings } from './index-query.ts'
import { bySlug, standingsOf } from './standings.ts'

interface Known {
  standings: Standings | undefined
  /** The price, time and status of a type. */
  figures: (slug: TypeSlug) => ReactNode
}

/** The index's data from the price list: each type's rank, and its line of figures. */
export function knownOf(prices: PublicPrices | undefined): Known {
  const items = prices && bySlug(prices)
  return {
    standings: items && standingsOf(items),
    figures: (slug: TypeSlug) => {
      const item = items?.get(slug)
      return item && <Figures item={item} />
    },
  }
}

function Figures({ item: { per1000, avgSeconds, availability } }: { item: PriceItem }) {
  const locale = useLocale()
  return (
    <>
      <b>
        <Money amount={per1000.amount} currency={per1000.currency} locale={locale} />
      </b>
      {avgSeconds !== null && <span>{formatFor(locale).seconds(avgSeconds)}</span>}
      {availability !== 'available' && <AvailabilityBadge name={availability} />}
    </>
  )
}
