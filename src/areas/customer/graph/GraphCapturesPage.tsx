import { useTranslation } from '@/i18n/use-translation.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { besideOf, graphArg, ownGraphQuery, graphSteps, groupsOf, metricNames } from './graph.ts'
import { GraphPanel } from './GraphPanel.tsx'
import { ChartNews } from '@/shared/chart/ChartNews.tsx'
import { useRoomForTwo } from '@/shared/chart/use-room-for-two.ts'
import { useDays } from '@/shared/period/use-days.ts'
import s from '@/shared/chart/chart.module.css'
import { figureRequest } from '@/shared/code-sample/figure-request.ts'
import { ViewAsCall } from '@/shared/code-sample/ViewAsCall.tsx'
import { graphMetrics, taskFigureCalls } from '@/api/contract/task-figures.ts'
import { known } from '@/lib/known.ts'
import { ChoiceField } from '@/ui/ChoiceField.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import type { GraphPatch, GraphQuery } from './graph.ts'
import type { PeriodDays } from '@/shared/period/days.ts'
import { Period } from '@/shared/period/Period.tsx'
import { PeriodFold } from '@/shared/period/PeriodFold.tsx'

export default function GraphCapturesPage() {
  const { t } = useTranslation(['captureGraph', 'common'])
  const { t: common } = useTranslation()
  const { value: query, change } = useListQuery(ownGraphQuery)
  const { dateFrom, dateTo, zone, today } = useDays(query)
  const { metric } = query
  const days = { dateFrom, dateTo }
  const { currentData } = taskFigureApi.endpoints.taskGraph.useQueryState(
    graphArg(query, days, zone),
  )
  const shown = useRoomForTwo() ? [metric, besideOf(metric)] : [metric]
  return (
    <AccountFrame wide title={common('nav.crumb.graphCaptures')} lead={t('lead')}>
      <GraphChoices query={query} days={days} zone={zone} today={today} onChange={change} />
      <ChartNews choice={[query, days]} isLoading={!currentData} />
      <div className={`stack gap-4 ${s.side}`}>
        {shown.map((metric, index) => (
          <GraphPanel
            key={metric}
            query={{ ...query, metric }}
            days={days}
            zone={zone}
            live={dateTo >= today}
            isSecond={index > 0}
          />
        ))}
      </div>
      <ViewAsCall
        requests={shown.map((metric) =>
          figureRequest(
            taskFigureCalls.taskGraph,
            graphArg({ ...query, metric }, days, zone),
            shown.length > 1 ? t(metricNames[metric]) : undefined,
          ),
        )}
      />
    </AccountFrame>
  )
}

interface GraphChoicesProps {
  query: GraphQuery
  days: PeriodDays
  zone: string
  today: string
  onChange: (part: GraphPatch) => void
}

function GraphChoices({ query, days, zone, today, onChange }: GraphChoicesProps) {
  const { t } = useTranslation(['captureGraph', 'common'])
  const { t: common } = useTranslation()
  const { t: chart } = useTranslation('comparedChart')
  return (
    <PeriodFold {...days}>
      <Period {...days} zone={zone} today={today} onChange={onChange} />
      <div className={`grid align-end gap-3 ${s.choices}`}>
        <ChoiceField
          label={common('action.show')}
          options={graphMetrics}
          nameOf={(metric) => t(metricNames[metric])}
          value={query.metric}
          onChange={(metric = 'tasks') =>
            onChange({ metric, group: known(groupsOf(metric), query.group ?? '') })
          }
        />
        <ChoiceField
          label={common('label.interval')}
          options={graphSteps}
          nameOf={(step) => chart(`step.${step}`)}
          value={query.by}
          onChange={(by) => onChange({ by })}
        />
        <ChoiceField
          label={t('group.label')}
          options={groupsOf(query.metric)}
          nameOf={(group) => t(`group.${group}`)}
          value={query.group}
          none={t('group.none')}
          onChange={(group) => onChange({ group })}
        />
        <Switch
          className={`control ${s.compare}`}
          label={chart('compare')}
          checked={query.compare !== undefined}
          onChange={({ target }) => onChange({ compare: target.checked ? 'previous' : undefined })}
        />
      </div>
    </PeriodFold>
  )
}
