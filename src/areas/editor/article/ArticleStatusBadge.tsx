import { useTranslation } from '@/i18n/use-translation.ts'
import type { EditorRow } from '@/api/contract/editor.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { knownArticleStatus, articleStatusTones } from './machine.ts'

/** The status of an article, with its meaning for readers. */
export function ArticleStatusBadge({
  article: { status, publishAt },
}: {
  article: Pick<EditorRow, 'status' | 'publishAt'>
}) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  const state = knownArticleStatus(status)
  const tip =
    state === 'scheduled' && publishAt
      ? t('status.scheduledAt', { at: format.date(publishAt, 'dateTime') })
      : state && t(`status.${state}Text`)
  return (
    <StatusBadge status={status} tone={state && articleStatusTones[state]} tip={tip}>
      {state && t(`status.${state}`)}
    </StatusBadge>
  )
}
