import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card.tsx'
import { cx } from '@/ui/cx.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { LatestSkeleton } from './LatestSkeleton.tsx'
import s from './dashboard.module.css'

/** The dashboard's layout with placeholders for its figures. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  return (
    <SkeletonGroup label={common('loading')} className={s.page}>
      <Skeleton variant="block" className={s.noticeHole} />
      <div className={s.figures}>
        {[common('account.balance'), common('label.today'), common('label.week')].map(
          (title, at) => (
            <Card key={title} title={title} level={0} className={s.figureHole}>
              <Skeleton variant="block" size="s" />
              <Skeleton lines={at === 0 ? 2 : 4} />
            </Card>
          ),
        )}
      </div>
      <div className={s.columns}>
        <div className={s.column}>
          <Card title={t('chart.title')} level={2}>
            <Skeleton variant="block" className={s.chartHole} />
          </Card>
          <div className={s.latest}>
            <h2>{t('latest.title')}</h2>
            <LatestSkeleton />
          </div>
        </div>
        <div className={cx(s.column, s.aside)}>
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
