import { useTranslation } from '@/i18n/use-translation.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { workerMoneyApi } from '@/api/endpoints/worker.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { readable, sum } from '@/lib/decimal.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useOnHold } from '@/shared/account/use-on-hold.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Figure } from '@/ui/Figure.tsx'
import { Money } from '@/ui/Money.tsx'
import { netOf } from './earnings.ts'
import s from '../affiliate.module.css'

/** What came in today and this month, and what is under way. */
export function EarnedSection() {
  const { t } = useTranslation('earnings')
  const locale = useLocale()
  const hold = useOnHold()
  const { data: me } = workerAccountApi.useWorkerQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const { data: months, fulfilledTimeStamp } = workerMoneyApi.useEarningsQuery({
    granularity: 'month',
  })
  const month = new Date(serverTime(fulfilledTimeStamp ?? 0)).toISOString().slice(0, 7)
  const those = months?.records.filter(({ bucket }) => bucket.startsWith(month))
  const currency = me?.earnedToday.currency ?? ''
  return (
    <AccountSection title={t('earned.title')}>
      <div className={`grid gap-4 gap-x-5 ${s.figures}`}>
        <Figure
          caption={t('earned.today')}
          value={me ? <Money {...me.earnedToday} locale={locale} /> : '—'}
        />
        {those && me && (
          <Figure
            caption={t('earned.month')}
            value={
              <Money amount={readable(sum(those.map(netOf)))} currency={currency} locale={locale} />
            }
          />
        )}
        {me && (
          <Figure
            caption={<RouteLink to={{ id: 'payoutHistory' }}>{t('earned.hold')}</RouteLink>}
            value={<Money {...me.hold} locale={locale} />}
            note={hold === undefined ? t('earned.holdNone') : t('earned.holdUntil')}
          />
        )}
      </div>
    </AccountSection>
  )
}
