import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { PriceItem, Prices } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { Money, moneyParts } from '@/ui/Money.tsx'
import { AvailabilityBadge } from '@/shared/AvailabilityBadge.tsx'
import { FigureCard } from './FigureCard.tsx'
import type { Retry } from './FigureCard.tsx'

interface TypeFiguresProps {
  prices: Prices
  slug: TypeSlug
  roomy: boolean
  /** The time of the figures, or why there are no newer ones. */
  note: ReactNode
  retry?: Retry | undefined
}

/** The figures of a type: those of the prerendered file, or the current ones. */
export function TypeFigures({ prices, slug, roomy, note, retry }: TypeFiguresProps) {
  const { t } = useTranslation('landing')
  const locale = useLocale()
  const format = formatFor(locale)
  const item = prices.groups.flatMap(({ items }) => items).find((one) => one.slug === slug)
  if (!item) return <FigureCard roomy={roomy} note={t('live.none')} />
  return (
    <FigureCard
      roomy={roomy}
      badge={<AvailabilityBadge name={item.availability} />}
      price={
        <Money amount={item.per1000.amount} currency={item.per1000.currency} locale={locale} />
      }
      range={<Range item={item} />}
      seconds={item.avgSeconds === null ? undefined : format.seconds(item.avgSeconds)}
      success={item.successRate === null ? undefined : format.rate(item.successRate)}
      note={note}
      {...(retry && { retry })}
    />
  )
}

function Range({ item: { min, max, surcharge } }: { item: PriceItem }) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const money = ({ amount, currency }: { amount: string; currency: string }) =>
    moneyParts(amount, currency, locale)
      .map(({ value }) => value)
      .join('')
  const range =
    min && max
      ? min.amount === max.amount
        ? t('live.flat')
        : t('live.range', { min: money(min), max: money(max) })
      : ''
  const more = surcharge.map(({ code, text }) =>
    /long/i.test(code)
      ? common('price.long')
      : /big|large/i.test(code)
        ? common('price.big')
        : text,
  )
  return [range, ...more].filter(Boolean).join(' · ')
}
