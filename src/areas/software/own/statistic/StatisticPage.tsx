import { useTranslation } from 'react-i18next'
import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { ownSoftwareApi, softwareApi } from '@/api/endpoints/software.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { lastWeek } from '@/shared/period/days.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import { useDays } from '@/shared/period/use-days.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { NotFoundGlyph } from '@/ui/illustrations/NotFoundGlyph.tsx'
import { WeekFigures } from './WeekFigures.tsx'

const tableOf = ({ series }: SoftwareStatistics): string[][] => [
  ['day', 'tasks', 'users', 'success_rate', 'avg_seconds', 'earned', 'currency'],
  ...series.map(({ day, tasks, users, successRate, avgSeconds, earned }) =>
    [
      day,
      tasks,
      users,
      successRate ?? '',
      avgSeconds ?? '',
      earned?.amount ?? '',
      earned?.currency ?? '',
    ].map(String),
  ),
]

const isMissing = ({ error }: { error?: unknown }): boolean =>
  error !== undefined && toProblem(error).status === 404

/** The public figures of a program, and for its owner what it earned. */
export default function StatisticPage() {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  const { dateFrom, dateTo } = useDays(lastWeek)
  const days = { dateFrom, dateTo }
  // Only its owner has it, and only a published one is open to all.
  const own = ownSoftwareApi.useOwnSoftwareQuery({ slug })
  const open = softwareApi.useSoftwareBySlugQuery({ slug })
  const name = own.currentData?.title ?? open.currentData?.title
  const isOwner = own.currentData !== undefined
  const earnings = ownSoftwareApi.useOwnSoftwareStatisticsQuery(
    { slug, ...days },
    { skip: !isOwner },
  )
  const { data } = earnings
  if (isMissing(own) && isMissing(open))
    return (
      <AccountFrame title={t('statistic.title')}>
        <EmptyState
          illustration={<NotFoundGlyph />}
          title={common('label.programMissing')}
          action={
            <RouteLink to={{ id: 'software' }} className={buttonClass()}>
              {t('statistic.toCatalogue')}
            </RouteLink>
          }
        />
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={name ? t('statistic.of', { name }) : t('statistic.title')}
      lead={isOwner ? t('statistic.lead') : t('statistic.leadPublic')}
      actions={
        isOwner && (
          <>
            {data && data.series.length > 0 && (
              <DownloadCsv name={`${slug}.csv`} rows={() => tableOf(data)} />
            )}
            <RouteLink
              to={{ id: 'softwareEdit', params: { slug } }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('statistic.edit')}
            </RouteLink>
          </>
        )
      }
    >
      {isOwner && (
        <LoadedSection title={common('label.week')} lines={14} answer={earnings}>
          {(statistics) => <WeekFigures statistics={statistics} empty={t('statistic.empty')} />}
        </LoadedSection>
      )}
      <PublicFigures slug={slug} days={days} isOwner={isOwner} />
    </AccountFrame>
  )
}

interface PublicFiguresProps {
  slug: string
  days: PeriodDays
  isOwner: boolean
}

/** What everybody sees, unless the owner does not publish it. */
function PublicFigures({ slug, days, isOwner }: PublicFiguresProps) {
  const { t } = useTranslation('ownSoftware')
  const answer = softwareApi.usePublicSoftwareStatisticsQuery({ slug, ...days })
  const title = t('statistic.public')
  if (isMissing(answer))
    return (
      <AccountSection title={title}>
        <p className="quiet">{t(isOwner ? 'statistic.hiddenOwn' : 'statistic.hidden')}</p>
      </AccountSection>
    )
  return (
    <LoadedSection title={title} lines={14} answer={answer}>
      {(statistics) => <WeekFigures statistics={statistics} empty={t('statistic.emptyPublic')} />}
    </LoadedSection>
  )
}
