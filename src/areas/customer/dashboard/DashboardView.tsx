import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/api/contract/customer.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useUser } from '@/session/use-user.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
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

/** Most accounts show it only once. */
const loadFirstSteps = async () => (await import('./FirstSteps.tsx')).FirstSteps
const keyWords = ['keyValue', 'shell'] as const

export function DashboardView({ data, now }: { data: Dashboard; now: number }) {
  const { t } = useTranslation()
  const isWorker = useUser().user?.profile.userType === 'worker'
  const checklist = isWorker ? null : readChecklist(data)
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
        {isWorker ? (
          <WorkerHere />
        ) : (
          <LatePart load={loadFirstSteps} ns={keyWords} props={{}} fallback={<FirstSkeleton />} />
        )}
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
        <PeriodCard title={t('label.today')} period={data.today} />
        <PeriodCard title={t('label.week')} period={data.week} />
      </div>
      <div className={s.columns}>
        <div className={s.column}>
          <ActivityCard series={readSeries(data)} now={now} />
          <LatestPlace tasks={data.latest} now={now} />
        </div>
        <div className={cx(s.column, s.aside)}>{aside}</div>
      </div>
    </>
  )
}

/** The placeholder of the first steps. */
function FirstSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton variant="block" className={s.firstHole} />
    </SkeletonGroup>
  )
}

/** Workers send no tasks, so they see a link to the work. */
function WorkerHere() {
  const { t } = useTranslation('dashboard')
  return (
    <Notice
      title={t('worker.title')}
      action={
        <RouteLink to={{ id: 'cabinet' }} className={buttonClass()}>
          {t('worker.action')}
        </RouteLink>
      }
    >
      {t('worker.text')}
    </Notice>
  )
}
