import { useTranslation } from '@/i18n/use-translation.ts'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { Check } from 'lucide-react'
import type { Dashboard } from '@/api/contract/customer.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useUser } from '@/session/use-user.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import type { TaskRow } from '@/api/contract/task-row.ts'
import { Card } from '@/ui/Card.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { isFirstUse, readChecklist, readSeries } from './view.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { LoadCard } from './LoadCard.tsx'
import { DashboardNotices } from './DashboardNotices.tsx'
import { PeriodCard } from './PeriodCard.tsx'
import { taskParam } from '../task/use-task-param.ts'
import { LatestSkeleton } from './LatestSkeleton.tsx'
import { TaskFacts } from '../task/TaskFacts.tsx'
import { checklistActions, checklistLinks } from './links.ts'
import type { ChecklistView } from './view.ts'
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
        <DashboardNotices notices={data.notices} />
        {isWorker ? (
          <WorkerHere />
        ) : (
          <LatePart load={loadFirstSteps} ns={keyWords} props={{}} fallback={<FirstSkeleton />} />
        )}
        <div className={`grid gap-4 align-start ${s.few}`}>
          <BalanceCard data={data} />
          {aside}
        </div>
      </>
    )
  }
  return (
    <>
      <div className={`stack gap-4 ${s.figures}`}>
        <BalanceCard data={data} />
        <PeriodCard title={t('label.today')} period={data.today} />
        <PeriodCard title={t('label.week')} period={data.week} />
      </div>
      <DashboardNotices notices={data.notices} />
      <div className={`stack gap-4 content-start ${s.columns}`}>
        <div className="stack gap-4 content-start">
          <ActivityCard series={readSeries(data)} now={now} />
          <LatestPlace tasks={data.latest} now={now} />
        </div>
        <div className={cx('stack gap-4 content-start', s.aside)}>{aside}</div>
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

const loadLatestTasks = async () => (await import('./LatestTasks.tsx')).LatestTasks

/**
 * The latest tasks are below the first view. Their list loads when it is about to scroll into view,
 * or with the drawer of a task that the address names.
 */
function LatestPlace(props: { tasks: readonly TaskRow[]; now: number }) {
  const { t } = useTranslation('dashboard')
  const { t: account } = useTranslation()
  const [params] = useSearchParams()
  const heading = useId()
  const place = (
    <section aria-labelledby={heading} className={`stack gap-3 mt-4 ${s.latest}`}>
      <h2 id={heading}>{t('latest.title')}</h2>
      <SkeletonGroup label={account('loading')}>
        <LatestSkeleton />
      </SkeletonGroup>
    </section>
  )
  return (
    <LatePart
      load={loadLatestTasks}
      props={props}
      fallback={place}
      onSight={taskParam(params) === null}
    />
  )
}

function LimitsCard({ limits }: { limits: Dashboard['limits'] }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const format = useFormat()
  const concurrent = limits.concurrent && limits.concurrent.max > 0 ? limits.concurrent : null
  const rps = limits.rps && limits.rps.max > 0 ? limits.rps : null
  if (!concurrent && !rps) return null
  return (
    <Card title={t('limits.title')} level={2}>
      {concurrent && (
        <Progress
          label={t('limits.concurrent')}
          value={Math.max(0, Math.min(concurrent.used, concurrent.max))}
          max={concurrent.max}
          text={common('label.of', {
            used: format.number(concurrent.used),
            max: format.number(concurrent.max),
          })}
          tone={concurrent.used >= concurrent.max ? 'bad' : 'blue'}
        />
      )}
      <TaskFacts
        items={[
          {
            name: t('limits.rps'),
            value: rps && t('limits.upTo', { max: format.number(rps.max) }),
          },
        ]}
      />
    </Card>
  )
}

function Checklist({ list: { items, done } }: { list: ChecklistView }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const format = useFormat()
  return (
    <Card title={t('checklist.title')} level={2}>
      <Progress
        label={t('checklist.progress', { done, total: items.length })}
        value={done}
        max={items.length}
        tone="earls"
      />
      <ul className={`stack gap-2 text-2 mt-4 ${s.checklist}`}>
        {items.map((item) => {
          const link = checklistLinks[item.id]
          const label = t(`checklist.item.${item.id}`)
          return (
            <li
              className="grid align-center gap-3"
              key={item.id}
              data-done={item.done || undefined}
            >
              <span className={`middle round-1 ${s.tick}`} aria-hidden="true">
                {item.done && <Check size={14} strokeWidth={3} />}
              </span>
              <span>
                {label}
                <span className="visually-hidden">
                  {format.comma}
                  {t(item.done ? 'checklist.done' : 'checklist.open')}
                </span>
              </span>
              {!item.done && (
                <RouteLink to={link} className={buttonClass({ variant: 'tertiary' })}>
                  {t(checklistActions[item.id])}
                  <span className="visually-hidden">
                    {format.comma}
                    {label}
                  </span>
                </RouteLink>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
