import { useTranslation } from '@/i18n/use-translation.ts'
import { revisionNotes } from '@/api/contract/editor.ts'
import { known } from '@/lib/known.ts'

/** Why a version was kept: the backend's notes are translated, a person's are shown as written. */
export function useNoteName(): (note: string) => string {
  const { t } = useTranslation('editor')
  return (note) => {
    const own = known(revisionNotes, note)
    return own ? t(`revisions.note.${own}`) : note
  }
}
