import { useTranslation } from '@/i18n/use-translation.ts'
import type { AlertScope, AlertTrial } from '@/api/contract/alert-rules.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import { addDays } from '@/lib/zone.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { Notice } from '@/ui/Notice.tsx'
import { summaryGroupOf } from './alerts.ts'

/** What has sent tasks lately: the types, keys or programs that a rule can be about. */
export function AlertSubjects({ scope }: { scope: AlertScope }) {
  const nameOf = useTypeName()
  const zone = useZone()
  const today = useToday(zone)
  const { currentData } = taskFigureApi.useTasksSummaryQuery({
    dateFrom: addDays(today, -29),
    dateTo: today,
    timezone: zone,
    groupBy: summaryGroupOf[scope],
  })
  return (currentData?.rows ?? []).flatMap(({ key, title }) =>
    key
      ? [
          <option key={key} value={key}>
            {scope === 'type' ? nameOf(key, title) : (title ?? key)}
          </option>,
        ]
      : [],
  )
}

/** When the rule would have fired. */
export function AlertTrialResult({ trial: { days, fired } }: { trial: AlertTrial }) {
  const { t } = useTranslation('alerts')
  const format = useFormat()
  return (
    <Notice
      tone="info"
      role="status"
      title={
        fired.length === 0
          ? t('trial.never', { count: days })
          : t('trial.fired', { count: fired.length, days })
      }
    >
      {fired.length > 0 && (
        <PartedList as="ul" rows={fired} className="bare stack gap-1">
          {({ at, value }) => (
            <li key={at} className="num">
              {format.date(at, 'dateTime')}
              {value && ` · ${format.number(Number(value), 2)}`}
            </li>
          )}
        </PartedList>
      )}
    </Notice>
  )
}
