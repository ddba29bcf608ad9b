import { skipToken } from '@reduxjs/toolkit/query'
import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyGroups, proxySteps } from '@/api/contract/proxy-figures.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyUserApi } from '@/api/endpoints/proxy.ts'
import s from '@/shared/chart/chart.module.css'
import type { PeriodDays } from '@/shared/period/days.ts'
import { Period } from '@/shared/period/Period.tsx'
import { PeriodFold } from '@/shared/period/PeriodFold.tsx'
import { mostPerPage, useEveryPage } from '@/shared/list/use-every-page.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { ChoiceField } from '@/ui/ChoiceField.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import { proxyMetrics, narrowed } from './figures.ts'
import type { figureQuery } from './figures.ts'
import { useProxyKeyName } from './use-key-name.ts'

export type FigureList = ListQuery<(typeof figureQuery)['fields']>

interface FigureChoicesProps {
  query: FigureList
  days: PeriodDays
  zone: string
  today: string
}

export function FigureChoices({ query, days, zone, today }: FigureChoicesProps) {
  const { t } = useTranslation('proxyFigures')
  const { t: common } = useTranslation()
  const { t: own } = useTranslation('comparedChart')
  const nameOf = useProxyKeyName()
  const { value, change } = query
  const users = useEveryPage<ProxyUser>(
    proxyUserApi.useAllProxyUsersInfiniteQuery(
      // Only the name of a chosen user is needed.
      value.user === undefined ? skipToken : { sort: 'label', perPage: mostPerPage },
    ),
  )
  const filters = narrowed.flatMap((group) => {
    const chosen = value[group]
    if (chosen === undefined) return []
    const user = users.data?.find(({ id }) => String(id) === chosen)
    return [{ group, name: nameOf(group, chosen, group === 'user' ? (user?.label ?? null) : null) }]
  })
  return (
    <>
      <PeriodFold {...days}>
        <Period {...days} zone={zone} today={today} onChange={change} />
        <div className={`grid align-end gap-3 ${s.choices}`}>
          <ChoiceField
            label={common('action.show')}
            options={proxyMetrics}
            nameOf={(metric) => t(`metric.${metric}`)}
            value={value.metric}
            onChange={(metric) => change({ metric })}
          />
          <ChoiceField
            label={common('label.interval')}
            options={proxySteps}
            nameOf={(step) => own(`step.${step}`)}
            value={value.by}
            onChange={(by) => change({ by })}
          />
          <ChoiceField
            label={t('group.label')}
            options={proxyGroups}
            nameOf={(group) => t(`group.${group}`)}
            value={value.group}
            onChange={(group) => change({ group })}
          />
          <Switch
            className={`control ${s.compare}`}
            label={own('compare')}
            checked={value.compare !== undefined}
            onChange={({ target }) => change({ compare: target.checked ? 'previous' : undefined })}
          />
        </div>
      </PeriodFold>
      {filters.length > 0 && (
        <ul className="cluster gap-2" aria-label={common('label.filters')}>
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
