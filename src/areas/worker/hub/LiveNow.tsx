import { useTranslation } from '@/i18n/use-translation.ts'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { Money } from '@/ui/Money.tsx'
import { HubNowCard } from './HubNowCard.tsx'

/** The pay, the waiting time and the number of workers. */
export function LiveNow() {
  const { t } = useTranslation('hub')
  const locale = useLocale()
  const { currency } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.usePublicStatisticsQuery(
    { currency },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  if (!data)
    return (
      <HubNowCard
        {...(error !== undefined && {
          failed: { problem: toProblem(error), busy: isFetching, onRetry: () => void refetch() },
        })}
      />
    )
  const format = formatFor(locale, ownZone)
  const pay = (wanted: string) => {
    const rate = data.employeeRate.find(
      ({ type }: PublicStatistics['employeeRate'][number]) => type === wanted,
    )
    return (
      rate && (
        <Money amount={rate.per1000.amount} currency={rate.per1000.currency} locale={locale} />
      )
    )
  }
  const stale = error !== undefined
  const time =
    data.updatedAt === null ? '' : format.date(data.updatedAt, stale ? 'dateTime' : 'time')
  return (
    <HubNowCard
      figures={{
        image: pay('ImageToTextTask'),
        points: pay('CoordinatesTask'),
        waiting: data.waitingSeconds === null ? undefined : format.seconds(data.waitingSeconds),
        workers: data.workersOnline === null ? undefined : format.number(data.workersOnline),
      }}
      note={
        data.asOf && !stale ? (
          <ServedTime at={data.asOf} of="figures" />
        ) : (
          time && t(stale ? 'live.stale' : 'live.updated', { time })
        )
      }
    />
  )
}
