import { useTranslation } from 'react-i18next'
import { revisionNotes } from '@/api/contract/editor.ts'
import { known } from '@/lib/known.ts'

/** What a version was kept for: the backend's own notes in words, a person's as they wrote them. */
export function useNoteName(): (note: string) => string {
  const { t } = useTranslation('editor')
  return (note) => {
    const own = known(revisionNotes, note)
    return own ? t(`revisions.note.${own}`) : note
  }
}
