import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { proxyGroups, proxySteps } from '@/api/contract/proxy-figures.ts'
import { proxyUserApi } from '@/api/endpoints/proxy-users.ts'
import { known } from '@/lib/known.ts'
import chart from '@/shared/chart/compared.module.css'
import type { Days } from '@/shared/period/days.ts'
import { Period } from '@/shared/period/Period.tsx'
import { PeriodFold } from '@/shared/period/PeriodFold.tsx'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Switch } from '@/ui/Switch.tsx'
import { metrics, narrowed } from './figures.ts'
import type { figureQuery } from './figures.ts'
import { useKeyName } from './use-key-name.ts'
import s from './figures.module.css'

export type FigureList = ListQuery<(typeof figureQuery)['fields']>

interface FigureChoicesProps {
  query: FigureList
  days: Days
  zone: string
  today: string
}

export function FigureChoices({ query, days, zone, today }: FigureChoicesProps) {
  const { t } = useTranslation('proxyFigures')
  const { t: own } = useTranslation('comparedChart')
  const nameOf = useKeyName()
  const { value, change } = query
  const { data: users } = proxyUserApi.useProxyUsersQuery({ sort: 'label', perPage: 100 })
  const filters = narrowed.flatMap((group) => {
    const chosen = value[group]
    if (chosen === undefined) return []
    const user = users?.records.find(({ id }) => String(id) === chosen)
    return [{ group, name: nameOf(group, chosen, group === 'user' ? (user?.label ?? null) : null) }]
  })
  return (
    <>
      <PeriodFold {...days}>
        <Period {...days} zone={zone} today={today} onChange={change} />
        <div className={chart.choices}>
          <Field label={t('metric.label')}>
            <Select
              value={value.metric}
              onChange={({ target }) => change({ metric: known(metrics, target.value) })}
            >
              {metrics.map((metric) => (
                <option key={metric} value={metric}>
                  {t(`metric.${metric}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={own('step.label')}>
            <Select
              value={value.by}
              onChange={({ target }) => change({ by: known(proxySteps, target.value) })}
            >
              {proxySteps.map((step) => (
                <option key={step} value={step}>
                  {own(`step.${step}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('group.label')}>
            <Select
              value={value.group}
              onChange={({ target }) => change({ group: known(proxyGroups, target.value) })}
            >
              {proxyGroups.map((group) => (
                <option key={group} value={group}>
                  {t(`group.${group}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Switch
            className={chart.compare}
            label={own('compare')}
            checked={value.compare !== undefined}
            onChange={({ target }) => change({ compare: target.checked ? 'previous' : undefined })}
          />
        </div>
      </PeriodFold>
      {filters.length > 0 && (
        <ul className={s.filters} aria-label={t('filters')}>
          {filters.map(({ group, name }) => (
            <li key={group}>
              <Button
                variant="primary-light"
                append={<X size={16} aria-hidden="true" />}
                aria-label={t('unfilter', { group: t(`group.${group}`), name })}
                onClick={() => change({ [group]: undefined })}
              >
                {t('filter', { group: t(`group.${group}`), name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
