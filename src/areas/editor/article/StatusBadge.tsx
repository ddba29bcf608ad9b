import { useTranslation } from 'react-i18next'
import type { EditorRow } from '@/api/contract/editor.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import { knownStatus, statusTones } from './machine.ts'

/** The status of an article, with its meaning for readers. */
export function StatusBadge({
  article: { status, publishAt },
}: {
  article: Pick<EditorRow, 'status' | 'publishAt'>
}) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  const state = knownStatus(status)
  if (!state) return <Badge>{plainCode(status)}</Badge>
  const tip =
    state === 'scheduled' && publishAt
      ? t('status.scheduledAt', { at: format.date(publishAt, 'dateTime') })
      : t(`status.${state}Text`)
  return (
    <Badge tone={statusTones[state]} tip={tip}>
      {t(`status.${state}`)}
    </Badge>
  )
}
