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

/** The state of a task. In a long list it does not explain itself: that would be one more stop of the keyboard for each row. */
export function TaskStatus({ status, plain = false }: { status: string; plain?: boolean }) {
  const { t } = useTranslation('shell')
  const one = known(taskStatuses, status)
  // A state that is newer than this page: shown as it came, without a tone.
  if (!one) return <Badge>{plainCode(status)}</Badge>
  const explained = plain ? undefined : known(explainedStatuses, one)
  return (
    <Badge tone={statusTones[one]} tip={explained && t(`task.tip.${explained}`)}>
      {t(`task.status.${one}`)}
    </Badge>
  )
}

/** What has become of what was said about an answer. */
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
