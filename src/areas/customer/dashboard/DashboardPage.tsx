import { useTranslation } from '@/i18n/use-translation.ts'
import { customerApi } from '@/api/endpoints/customer.ts'
import { load } from '@/api/load.ts'
import { toProblem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import type { PageLoader } from '@/session/person.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Card } from '@/ui/Card.tsx'
import { cx } from '@/ui/cx.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { DashboardView } from './DashboardView.tsx'
import { LatestSkeleton } from './LatestSkeleton.tsx'
import s from './dashboard.module.css'
import { serverTime } from '@/lib/server-clock.ts'

/**
 * How long a navigation waits for the figures, in milliseconds. After that the page shows
 * placeholders.
 */
const patience = 300
const polling = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: 30,
}

export const loader: PageLoader = async ({ store }) => {
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  // The page reports the error, in the reader's language and with a next step.
  const figures = load(store.dispatch(customerApi.endpoints.dashboard.initiate())).catch(() => null)
  await Promise.race([figures, late])
  return null
}

export default function DashboardPage() {
  const { t } = useTranslation()
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = customerApi.useDashboardQuery(undefined, polling)
  const retry = () => void refetch()
  if (!data && error) {
    return (
      <>
        <PageHead title={t('nav.dashboard')} />
        <ProblemState problem={toProblem(error)} onRetry={retry} busy={isFetching} level={1} />
      </>
    )
  }
  return (
    <div className={`stack gap-5 ${s.page}`}>
      <PageHead title={t('nav.dashboard')} />
      <div className="cluster between gap-3 gap-x-4 control">
        <h1>{t('nav.dashboard')}</h1>
      </div>
      {data && error !== undefined && (
        <Stale at={fulfilledTimeStamp} busy={isFetching} onRetry={retry} />
      )}
      {data ? (
        <DashboardView data={data} now={serverTime(fulfilledTimeStamp)} />
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  )
}

/** A refresh failed; the earlier figures stay. */
function Stale({ at, busy, onRetry }: { at: number; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const format = useFormat()
  return (
    <Notice
      tone="warn"
      role="status"
      title={t('stale.title', { time: format.date(new Date(at).toISOString(), 'time') })}
      action={
        <Button variant="secondary" loading={busy} onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      {t('stale.text')}
    </Notice>
  )
}

/** The dashboard's layout with placeholders for its figures. */
function DashboardSkeleton() {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  return (
    <SkeletonGroup label={common('loading')} className={`stack gap-5 ${s.page}`}>
      <Skeleton variant="block" className={s.noticeHole} />
      <div className={`stack gap-4 ${s.figures}`}>
        {[common('account.balance'), common('label.today'), common('label.week')].map(
          (title, at) => (
            <Card key={title} title={title} level={0} className={s.figureHole}>
              <Skeleton variant="block" size="s" />
              <Skeleton lines={at === 0 ? 2 : 4} />
            </Card>
          ),
        )}
      </div>
      <div className={`stack gap-4 content-start ${s.columns}`}>
        <div className="stack gap-4 content-start">
          <Card title={t('chart.title')} level={2}>
            <Skeleton variant="block" className={s.chartHole} />
          </Card>
          <div className={`stack gap-3 mt-4 ${s.latest}`}>
            <h2>{t('latest.title')}</h2>
            <LatestSkeleton />
          </div>
        </div>
        <div className={cx('stack gap-4 content-start', s.aside)}>
          <Card title={t('checklist.title')} level={2}>
            <Skeleton lines={8} className={s.checklistHole} />
          </Card>
          <Card title={common('nav.crumb.serviceLoad')} level={2}>
            <Skeleton lines={5} className={s.loadHole} />
          </Card>
          <Card title={t('limits.title')} level={2}>
            <Skeleton lines={3} />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  )
}
