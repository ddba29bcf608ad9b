import { useTranslation } from 'react-i18next'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { Badge } from '@/ui/Badge.tsx'
import {
  explainedStatuses,
  reportStates,
  reportTones,
  statusTones,
  taskStatuses,
} from './display.ts'

/**
 * The status of a task. In a long list it has no tooltip, which would add a keyboard stop to each
 * row.
 */
export function TaskStatus({ status, plain = false }: { status: string; plain?: boolean }) {
  const { t } = useTranslation('shell')
  const one = known(taskStatuses, status)
  // An unknown status is shown as received, without a tone.
  if (!one) return <Badge>{plainCode(status)}</Badge>
  const explained = plain ? undefined : known(explainedStatuses, one)
  return (
    <Badge tone={statusTones[one]} tip={explained && t(`task.tip.${explained}`)}>
      {t(`task.status.${one}`)}
    </Badge>
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
  const one = known(reportStates, status)
  return one ? (
    <Badge tone={reportTones[one]}>{t(`task.report.${one}`)}</Badge>
  ) : (
    <Badge>{plainCode(status)}</Badge>
  )
}
