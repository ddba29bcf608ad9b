import type { PriceItem, PublicPrices, PublicStatistics } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { pickPrices } from '@/task-api/price-rows.ts'
import { Money } from '@/ui/Money.tsx'
import type { NowFigure } from './OfferNowCard.tsx'

type Figures = Readonly<Record<string, NowFigure>>

/** The prices of the most ordered types, with the time of an answer. */
export function priceFigures(prices: PublicPrices, locale: string): Figures {
  const line = ({ per1000, avgSeconds }: PriceItem): NowFigure => ({
    value: <Money amount={per1000.amount} currency={per1000.currency} locale={locale} />,
    note: avgSeconds === null ? null : formatFor(locale).seconds(avgSeconds),
  })
  return Object.fromEntries(
    Object.entries(pickPrices(prices)).map(([id, item]) => [id, line(item)]),
  )
}

/** The pay, the waiting time and the number of workers. */
export function serviceFigures(data: PublicStatistics, locale: string): Figures {
  const format = formatFor(locale)
  const rate = (wanted: string): NowFigure => {
    const found = data.employeeRate.find(({ type }) => type === wanted)
    return {
      value: found && (
        <Money amount={found.per1000.amount} currency={found.per1000.currency} locale={locale} />
      ),
    }
  }
  const figure = (value: number | null, text: (value: number) => string): NowFigure => ({
    value: value === null ? undefined : text(value),
  })
  return {
    image: rate('ImageToTextTask'),
    points: rate('CoordinatesTask'),
    waiting: figure(data.waitingSeconds, format.seconds),
    workers: figure(data.workersOnline, format.number),
    solved: figure(data.solvedToday, format.number),
    accuracy: figure(data.accuracyToday, format.percent),
  }
}
