import { useTranslation } from '@/i18n/use-translation.ts'
import { reportStatuses } from '@/api/contract/reports.ts'
import { known } from '@/lib/known.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { explainedStatuses, taskReportTones, taskStatusTones, taskStatuses } from './display.ts'

/**
 * The status of a task. In a long list it has no tooltip, which would add a keyboard stop to each
 * row.
 */
export function TaskStatusBadge({ status, plain = false }: { status: string; plain?: boolean }) {
  const { t } = useTranslation('shell')
  const one = known(taskStatuses, status)
  const explained = plain || !one ? undefined : known(explainedStatuses, one)
  return (
    <StatusBadge
      status={status}
      tone={one && taskStatusTones[one]}
      tip={explained && t(`task.tip.${explained}`)}
    >
      {one && t(`task.status.${one}`)}
    </StatusBadge>
  )
}

/** The result of a report about an answer. */
export function ReportBadge({
  report: { kind, status },
}: {
  report: { kind: string; status: string }
}) {
  const { t } = useTranslation('shell')
  if (kind === 'good') return <Badge tone="ok">{t('task.report.good')}</Badge>
  const one = known(reportStatuses, status)
  return (
    <StatusBadge status={status} tone={one && taskReportTones[one]}>
      {one && t(`task.report.${one}`)}
    </StatusBadge>
  )
}
