import { useCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { summaryGroups, taskFigureCalls } from '@/api/contract/task-figures.ts'
import type { SummaryRow, TaskSummary } from '@/api/contract/task-figures.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { dayIn } from '@/lib/zone.ts'
import { figureRequest } from '@/shared/code-sample/figure-request.ts'
import { ViewAsCall } from '@/shared/code-sample/ViewAsCall.tsx'
import { useNews } from '@/shared/list/use-told.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { ChoiceField } from '@/ui/ChoiceField.tsx'
import type { PeriodDays } from '@/shared/period/days.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { openRow, steps, uploadsStep } from './query.ts'
import type { UploadsFields } from './query.ts'
import { NoTasks } from '../period/NoTasks.tsx'
import { Summary } from './Summary.tsx'
import { TablePlaceholder } from './TablePlaceholder.tsx'
import { fieldNames, totalNames } from './names.ts'
import { Sum } from '../task/Price.tsx'
import s from './uploads.module.css'

const pollEvery = 30_000

interface SummaryViewProps {
  query: ListQuery<UploadsFields>
  days: PeriodDays
  zone: string
  live: boolean
}

export function SummaryView({
  query: { value: query, change, hrefOf },
  days,
  zone,
  live,
}: SummaryViewProps) {
  const { t } = useTranslation(['uploads', 'common'])
  const { t: common } = useTranslation()
  const { dateFrom, dateTo } = days
  const granularity = uploadsStep(query.by)
  const arg = {
    ...days,
    timezone: zone,
    groupBy: query.group,
    ...(granularity && { granularity }),
  }
  const { data, currentData, error, isFetching, refetch } = taskFigureApi.useTasksSummaryQuery(
    arg,
    {
      pollingInterval: live ? pollEvery : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: 30,
    },
  )
  const shown = currentData ?? (error ? undefined : data)
  const news = useNews(arg, currentData === undefined)
  const hrefOfRow = useCallback(
    ({ bucket, key }: SummaryRow) =>
      hrefOf(
        openRow(query, { bucket, key: key ?? '' }, { dateFrom, dateTo }, (time) =>
          dayIn(zone, time),
        ),
      ),
    [dateFrom, dateTo, hrefOf, query, zone],
  )
  return (
    <>
      <Totals totals={shown?.totals} />
      <p role="status" className="visually-hidden">
        {news !== null && currentData && (
          <span key={news}>{t('summary.found', { count: currentData.rows.length })}</span>
        )}
      </p>
      <div className={`row wrap align-end gap-3 control ${s.tools}`} data-print="chosen">
        <ChoiceField
          label={t('summary.groupBy')}
          options={summaryGroups}
          nameOf={(group) => t(fieldNames[group])}
          value={query.group}
          className={s.tool}
          onChange={(group) => change({ group })}
        />
        <ChoiceField
          label={common('label.interval')}
          options={steps}
          nameOf={(step) => t(`summary.step.${step}`)}
          value={query.by}
          className={s.tool}
          onChange={(by) => change({ by })}
        />
      </div>
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : !shown ? (
        <TablePlaceholder />
      ) : shown.rows.length === 0 ? (
        <NoTasks
          title={t('empty.title')}
          text={t('empty.text')}
          action={common('action.testTask')}
        />
      ) : (
        <Summary
          data={shown}
          group={query.group}
          by={query.by}
          busy={isFetching && !currentData}
          hrefOf={hrefOfRow}
        />
      )}
      <ViewAsCall requests={[figureRequest(taskFigureCalls.tasksSummary, arg)]} />
    </>
  )
}

/** The totals in one line, with placeholders while they load. */
function Totals({ totals }: { totals: TaskSummary['totals'] | undefined }) {
  const { t } = useTranslation(['uploads', 'common'])
  const format = useFormat()
  const none = '—'
  const figures = [
    { key: 'tasks', value: totals && format.number(totals.tasks) },
    { key: 'ready', value: totals && format.number(totals.ready) },
    { key: 'failed', value: totals && format.number(totals.failed) },
    { key: 'refunded', value: totals && format.number(totals.refunded) },
    {
      key: 'rate',
      value: totals && (totals.successRate === null ? none : format.rate(totals.successRate)),
    },
    {
      key: 'seconds',
      value:
        totals && (totals.avgSolveSeconds === null ? none : format.seconds(totals.avgSolveSeconds)),
    },
    { key: 'spent', value: totals && (totals.spent ? <Sum money={totals.spent} /> : none) },
  ] as const
  return (
    <div className="stack gap-2">
      <DescriptionList
        layout="cells"
        terms="small"
        details="figure"
        className={s.totals}
        aria-busy={totals === undefined || undefined}
      >
        {figures.map(({ key, value }) => (
          <Description key={key} term={t(totalNames[key])}>
            {value ?? (totals === undefined ? <Skeleton size="s" /> : none)}
          </Description>
        ))}
      </DescriptionList>
      <p className="quiet text-1">{t('summary.note')}</p>
    </div>
  )
}
