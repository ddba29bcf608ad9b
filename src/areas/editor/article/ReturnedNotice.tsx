import { useTranslation } from '@/i18n/use-translation.ts'
import type { EditorRow } from '@/api/contract/editor.ts'
import { maxBodyLength } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** Why a moderator sent the article back to its writer. */
export function ReturnedNotice({ article }: { article: Pick<EditorRow, 'returned'> }) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  const { returned } = article
  if (!returned) return null
  const { by, at, comment } = returned
  return (
    <Notice
      tone="warn"
      title={t('returned', { by: by || '—', at: at ? format.date(at, 'dateTime') : '—' })}
    >
      <LongText text={comment} most={maxBodyLength} />
    </Notice>
  )
}
