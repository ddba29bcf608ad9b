import { useTranslation } from '@/i18n/use-translation.ts'
import { statSteps } from '@/api/contract/partner-states.ts'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { DayRange } from '@/shared/period/DayRange.tsx'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { PeriodFold } from '@/shared/period/PeriodFold.tsx'
import { ChoiceField } from '@/ui/ChoiceField.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import { StatsChart } from './StatsChart.tsx'
import { affiliateMetrics, mostDays, spanBefore, statsSpan, statsQuery } from './stats.ts'
import s from '../affiliate.module.css'

/** The results of the links over time; the choices are in the address. */
export function StatsSection() {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const { value: query, change } = useListQuery(statsQuery)
  const zone = useZone()
  const today = useToday(zone)
  const span = statsSpan(query, today)
  const asked = { granularity: query.by, ...(query.source && { source: query.source }) }
  const refresh = { refetchOnMountOrArgChange: 60 }
  const now = partnerApi.usePartnerStatsQuery({ ...span, ...asked }, refresh)
  const before = partnerApi.usePartnerStatsQuery(
    { ...spanBefore(span), ...asked },
    { ...refresh, skip: query.compare === undefined },
  )
  const { currentData: stats, error, isFetching, refetch } = now
  const sources = [...new Set([...(stats?.sources ?? now.data?.sources ?? []), query.source ?? ''])]
  const isEmpty = stats?.records.every(
    ({ clicks, signups, payingUsers }) => clicks + signups + payingUsers === 0,
  )
  return (
    <AccountSection title={common('nav.crumb.softwareStatistic')} text={t('stats.text')}>
      <div
        className={`grid align-end gap-3 ${s.filters}`}
        role="group"
        aria-label={t('stats.choose')}
      >
        <PeriodFold {...span}>
          <ChoiceField
            label={t('stats.metric')}
            options={affiliateMetrics}
            nameOf={(metric) => t(`metric.${metric}`)}
            value={query.metric}
            onChange={(metric) => change({ metric })}
          />
          <ChoiceField
            label={t('stats.by')}
            options={statSteps}
            nameOf={(step) => t(`step.${step}`)}
            value={query.by}
            onChange={(by) => change({ by })}
          />
          <ChoiceField
            label={common('label.source')}
            options={sources.filter(Boolean)}
            nameOf={(source) => source}
            value={query.source}
            none={t('stats.anySource')}
            onChange={(source) => change({ source })}
          />
          <DayRange {...span} max={today} mostDays={mostDays} isRequired onChange={change} />
          <Switch
            className={`control ${s.compare}`}
            label={t('stats.compare')}
            checked={query.compare !== undefined}
            onChange={({ target }) => change({ compare: target.checked ? 'previous' : undefined })}
          />
        </PeriodFold>
      </div>
      {!stats && error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : !stats ? (
        <SkeletonGroup label={common('loading')}>
          <Skeleton variant="block" className={`mt-4 ${s.hole}`} />
        </SkeletonGroup>
      ) : isEmpty ? (
        <EmptyState level={3} illustration={<EmptyBox />} title={t('stats.empty')}>
          {t('stats.emptyText')}
        </EmptyState>
      ) : (
        <StatsChart
          query={query}
          live={span.dateTo >= today}
          stats={stats.records}
          past={query.compare ? (before.currentData?.records ?? null) : null}
        />
      )}
    </AccountSection>
  )
}
