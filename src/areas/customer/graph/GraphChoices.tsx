import { useTranslation } from 'react-i18next'
import { graphMetrics } from '@/api/contract/task-figures.ts'
import { known } from '@/lib/known.ts'
import { ChoiceField } from '@/ui/ChoiceField.tsx'
import { Switch } from '@/ui/Switch.tsx'
import { graphSteps, groupsOf, metricNames } from './graph.ts'
import type { GraphPatch, GraphQuery } from './graph.ts'
import type { Days } from '@/shared/period/days.ts'
import { Period } from '@/shared/period/Period.tsx'
import { PeriodFold } from '@/shared/period/PeriodFold.tsx'
import s from '@/shared/chart/compared.module.css'

interface GraphChoicesProps {
  query: GraphQuery
  days: Days
  zone: string
  today: string
  onChange: (part: GraphPatch) => void
}

export function GraphChoices({ query, days, zone, today, onChange }: GraphChoicesProps) {
  const { t } = useTranslation(['captureGraph', 'common'])
  const { t: common } = useTranslation()
  const { t: chart } = useTranslation('comparedChart')
  return (
    <PeriodFold {...days}>
      <Period {...days} zone={zone} today={today} onChange={onChange} />
      <div className={s.choices}>
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
          className={s.compare}
          label={chart('compare')}
          checked={query.compare !== undefined}
          onChange={({ target }) => onChange({ compare: target.checked ? 'previous' : undefined })}
        />
      </div>
    </PeriodFold>
  )
}
