import { useTranslation } from '@/i18n/use-translation.ts'
import { softwareCalls } from '@/api/contract/software.ts'
import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { ownSoftwareApi, softwareApi } from '@/api/endpoints/software.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import type { PageLoader } from '@/session/person.ts'
import { addDays } from '@/lib/zone.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { known } from '@/lib/known.ts'
import { figureRequest } from '@/shared/code-sample/figure-request.ts'
import { ViewAsCall } from '@/shared/code-sample/ViewAsCall.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { useNews } from '@/shared/list/use-told.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { NotFoundGlyph } from '@/ui/illustrations/NotFoundGlyph.tsx'
import { Select } from '@/ui/Select.tsx'
import s from '@/areas/software/software.module.css'
import { SpanFigures } from './SpanFigures.tsx'
import { figureSpans, spanQuery } from './spans.ts'
import { UserErrors } from './UserErrors.tsx'

const tableOf = ({ series }: SoftwareStatistics): string[][] => [
  [
    'day',
    'tasks',
    'users',
    'success_rate',
    'avg_seconds',
    'views',
    'downloads',
    'earned',
    'currency',
  ],
  ...series.map(({ day, tasks, users, successRate, avgSeconds, views, downloads, earned }) =>
    [
      day,
      tasks,
      users,
      successRate ?? '',
      avgSeconds ?? '',
      views ?? '',
      downloads ?? '',
      earned?.amount ?? '',
      earned?.currency ?? '',
    ].map(String),
  ),
]

const isMissing = ({ error }: { error?: unknown }): boolean =>
  error !== undefined && toProblem(error).status === 404

export const loader: PageLoader = ({ params, store: { dispatch } }) => {
  const slug = params['slug'] ?? ''
  return firstPaint(
    dispatch(ownSoftwareApi.endpoints.ownSoftware.initiate({ slug })),
    dispatch(softwareApi.endpoints.softwareBySlug.initiate({ slug })),
  )
}

/** The public figures of a program, and for its owner what it earned. */
export default function StatisticPage() {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  const query = useListQuery(spanQuery)
  const span = query.value.days ?? '7'
  const today = useToday(useZone())
  const days = { dateFrom: addDays(today, 1 - Number(span)), dateTo: today }
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
  const isSettled = ({ data: found, error }: { data?: unknown; error?: unknown }): boolean =>
    found !== undefined || error !== undefined
  // Name, lead and actions of the head are the owner's or everyone's: it comes once, when that is known.
  if (!isSettled(own) || (!isOwner && !isSettled(open)))
    return (
      <AccountFrame key="waiting" title={t('statistic.title')}>
        <SectionSkeleton title={t('statistic.span', { count: Number(span) })} lines={22} />
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={name ? t('statistic.of', { name }) : t('statistic.title')}
      lead={isOwner ? t('statistic.lead') : t('statistic.leadPublic')}
      actions={
        isOwner && (
          <RouteLink
            to={{ id: 'softwareEdit', params: { slug } }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('statistic.edit')}
          </RouteLink>
        )
      }
    >
      <Field label={common('label.period')} className={s.span}>
        <Select
          value={span}
          onChange={({ target }) => {
            const next = known(figureSpans, target.value)
            query.change({ days: next === '7' ? undefined : next })
          }}
        >
          {figureSpans.map((one) => (
            <option key={one} value={one}>
              {t('statistic.span', { count: Number(one) })}
            </option>
          ))}
        </Select>
      </Field>
      {isOwner && <SpanNews span={Number(span)} isLoading={earnings.currentData === undefined} />}
      {isOwner && (
        <LoadedSection
          title={t('statistic.span', { count: Number(span) })}
          lines={22}
          answer={earnings}
          aside={
            !(data ? data.series.length === 0 : earnings.error) && (
              <DownloadCsv name={`${slug}.csv`} rows={data ? () => tableOf(data) : null} />
            )
          }
        >
          {(statistics) => (
            <SpanFigures
              statistics={statistics}
              days={Number(span)}
              empty={t('statistic.empty', { count: Number(span) })}
            />
          )}
        </LoadedSection>
      )}
      <PublicFigures slug={slug} days={days} span={Number(span)} isOwner={isOwner} />
      {/* Last, since it pushes nothing away there: whether there are any comes with the figures. */}
      {isOwner && data?.errors && (
        <UserErrors errors={data.errors} tasks={data.totals?.tasks ?? 0} />
      )}
    </AccountFrame>
  )
}

/** Says which days are shown, once others are. */
function SpanNews({ span, isLoading }: { span: number; isLoading: boolean }) {
  const { t } = useTranslation('ownSoftware')
  const news = useNews(span, isLoading)
  return (
    <p role="status" className="visually-hidden">
      {news !== null && <span key={news}>{t('statistic.span', { count: span })}</span>}
    </p>
  )
}

interface PublicFiguresProps {
  slug: string
  days: PeriodDays
  /** How many days they are. */
  span: number
  isOwner: boolean
}

/** What everybody sees, unless the owner does not publish it. */
function PublicFigures({ slug, days, span, isOwner }: PublicFiguresProps) {
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
    <>
      {!isOwner && <SpanNews span={span} isLoading={answer.currentData === undefined} />}
      <LoadedSection title={title} lines={22} answer={answer}>
        {(statistics) => (
          <SpanFigures
            statistics={statistics}
            days={span}
            empty={t('statistic.emptyPublic', { count: span })}
          />
        )}
      </LoadedSection>
      <ViewAsCall
        requests={[figureRequest(softwareCalls.publicSoftwareStatistics, { slug, ...days })]}
      />
    </>
  )
}
