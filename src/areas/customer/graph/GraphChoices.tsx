import { useTranslation } from 'react-i18next'
import { graphMetrics } from '@/api/contract/task-figures.ts'
import { known } from '@/lib/known.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Switch } from '@/ui/Switch.tsx'
import { graphSteps, groupsOf } from './graph.ts'
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
  const { t } = useTranslation('captureGraph')
  const { t: chart } = useTranslation('comparedChart')
  return (
    <PeriodFold {...days}>
      <Period {...days} zone={zone} today={today} onChange={onChange} />
      <div className={s.choices}>
        <Field label={t('metric.label')}>
          <Select
            value={query.metric}
            onChange={({ target }) => {
              const metric = known(graphMetrics, target.value) ?? 'tasks'
              onChange({ metric, group: known(groupsOf(metric), query.group ?? '') })
            }}
          >
            {graphMetrics.map((metric) => (
              <option key={metric} value={metric}>
                {t(`metric.${metric}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={chart('step.label')}>
          <Select
            value={query.by}
            onChange={({ target }) => onChange({ by: known(graphSteps, target.value) })}
          >
            {graphSteps.map((step) => (
              <option key={step} value={step}>
                {chart(`step.${step}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('group.label')}>
          <Select
            value={query.group ?? ''}
            onChange={({ target }) =>
              onChange({ group: known(groupsOf(query.metric), target.value) })
            }
          >
            <option value="">{t('group.none')}</option>
            {groupsOf(query.metric).map((group) => (
              <option key={group} value={group}>
                {t(`group.${group}`)}
              </option>
            ))}
          </Select>
        </Field>
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
