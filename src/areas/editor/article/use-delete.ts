import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EditorKind, EditorRow } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { useUser } from '@/session/use-user.ts'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { toast } from '@/ui/toast-store.ts'

/** Whether the signed-in person may delete articles. The server checks it again. */
export function useMayDelete(): boolean {
  const { user } = useUser()
  return user?.permissions['editor.delete'] === true
}

type Named = Pick<EditorRow, 'id' | 'title'>

/** Deletes and restores an article. */
export function useDelete(kind: EditorKind) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const [remove] = editorApi.useEditorRemoveMutation()
  const [act] = editorApi.useEditorActMutation()

  const under = useRef(new Set<Named['id']>())

  async function putBack({ id, title }: Named): Promise<void> {
    if (under.current.has(id)) return
    under.current.add(id)
    try {
      await act({ kind, id, action: 'restore' }).unwrap()
      toast({ tone: 'ok', text: t('delete.back', { title }), id: `article-${id}` })
    } catch {
      toast({ tone: 'bad', text: t('delete.notBack', { title }), id: `article-${id}` })
    } finally {
      under.current.delete(id)
    }
  }
  return {
    putBack,
    remove: async (article: Named): Promise<void> => {
      const { id, title } = article
      await ignoreNotFound(remove({ kind, id }).unwrap())
      toast({
        tone: 'ok',
        text: t('delete.done', { title }),
        id: `article-${id}`,
        action: { label: common('action.undo'), onSelect: () => void putBack(article) },
      })
    },
  }
}
