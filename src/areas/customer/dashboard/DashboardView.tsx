import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/api/contract/customer.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { cx } from '@/ui/cx.ts'
import { isFirstUse, readChecklist, readSeries } from './view.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { Checklist } from './Checklist.tsx'
import { LatestPlace } from './LatestPlace.tsx'
import { LimitsCard } from './LimitsCard.tsx'
import { LoadCard } from './LoadCard.tsx'
import { Notices } from './Notices.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import s from './dashboard.module.css'

/** Seen once in an account's life. */
const firstSteps = async () => (await import('./FirstSteps.tsx')).FirstSteps

export function DashboardView({ data, now }: { data: Dashboard; now: number }) {
  const { t } = useTranslation('dashboard')
  const checklist = readChecklist(data)
  const aside = (
    <>
      {checklist && <Checklist list={checklist} />}
      {data.load && <LoadCard load={data.load} />}
      <LimitsCard limits={data.limits} />
    </>
  )
  if (isFirstUse(data)) {
    return (
      <>
        <Notices notices={data.notices} />
        <LivePart load={firstSteps} props={{}} fallback={null} />
        <div className={s.few}>
          <BalanceCard data={data} />
          {aside}
        </div>
      </>
    )
  }
  return (
    <>
      <Notices notices={data.notices} />
      <div className={s.figures}>
        <BalanceCard data={data} />
        <PeriodCard title={t('period.today')} period={data.today} />
        <PeriodCard title={t('period.week')} period={data.week} />
      </div>
      <div className={s.columns}>
        <div className={s.column}>
          <ActivityCard series={readSeries(data)} />
          <LatestPlace tasks={data.latest} now={now} />
        </div>
        <div className={cx(s.column, s.aside)}>{aside}</div>
      </div>
    </>
  )
}
