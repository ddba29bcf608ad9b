import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { safeParse } from 'valibot'
import { articleLimits, EditorArticle } from '@/api/contract/editor.ts'
import type { EditorKind } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { useOwner } from '@/session/use-user.ts'
import { selectUser } from '@/api/endpoints/user.ts'
import { isProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { createAutosave } from './autosave.ts'
import type { Autosave, SavedDocument } from './autosave.ts'
import { articleDraft } from '../article/document.ts'
import { stepsOf } from './steps.ts'
import { dropWork } from '@/lib/kept-work.ts'
import { findLocal, hasLocal, keepLocal, readLocal } from './local.ts'
import type { LocalCopy } from './local.ts'
import type { Owner } from '@/lib/kept.ts'

/** The delay before typed text is stored here, in milliseconds. */
const keepAfter = 300

function currentOf({ data }: Problem): EditorArticle | null {
  const parsed = safeParse(
    EditorArticle,
    typeof data === 'object' && data !== null && 'current' in data ? data.current : null,
  )
  return parsed.success ? parsed.output : null
}

export interface Opening {
  document: SavedDocument
  save: Autosave
  /** Text that was typed here earlier and never reached the server. */
  kept: LocalCopy | null
  forgetKept: () => void
}

/**
 * An article being edited: stored here on every change, saved automatically, and recovered when it
 * is opened again.
 */
export function useArticleDocument(kind: EditorKind, article: EditorArticle): Opening {
  const [update] = editorApi.useEditorUpdateMutation()
  const person = useOwner()
  const store = useStore()
  const { id } = article
  // The owner does not change while it is open, even if the session ends.
  const [owner] = useState<Owner>(person)
  const [kept, setKept] = useState<LocalCopy | null>(() =>
    readLocal(owner, kind, id, articleDraft(article)),
  )
  const asked = useRef(kept)

  const [save] = useState(() =>
    createAutosave({
      article,
      isProblem,
      currentOf,
      now: Date.now,
      isKept: () => hasLocal(owner, kind, id),
      hold: ({ title }) =>
        title.trim().length < articleLimits.title.min ||
        title.trim().length > articleLimits.title.max,
      save: ({ updatedAt, changes, autosave }) => {
        const steps =
          kind === 'tutorial' && changes.bodyHtml !== undefined
            ? { steps: stepsOf(changes.bodyHtml) }
            : {}
        return update({ kind, id, updatedAt, autosave, ...changes, ...steps }).unwrap()
      },
      keep: (changes, { article: { updatedAt }, state }) => {
        // Stored text that waits for the person's decision must not be overwritten.
        if (asked.current) return
        const gone = state.is === 'signed-out' || !selectUser(store.getState())
        keepLocal(
          owner,
          kind,
          id,
          changes && { at: Date.now(), from: updatedAt, goesOn: gone, changes },
        )
      },
    }),
  )
  const document_ = useSyncExternalStore(save.subscribe, save.get)

  const workId = useRef<string>(undefined)
  const find = useEffectEvent(async (): Promise<void> => {
    const found = asked.current
      ? undefined
      : await findLocal(owner, kind, id, articleDraft(article))
    // Whoever has begun to type goes on without it; it is offered again.
    if (!found || save.isDirty()) return
    workId.current = found.workId
    asked.current = found.copy
    setKept(found.copy)
  })
  useEffect(() => void find(), [])

  useEffect(() => {
    save.start()
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = save.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(save.keep, keepAfter)
    })
    const hide = (): void => save.keep()
    const online = (): void => save.wake()
    const leave = (event: BeforeUnloadEvent): void => {
      save.keep()
      if (save.isDirty()) event.preventDefault()
    }
    addEventListener('pagehide', hide)
    document.addEventListener('visibilitychange', hide)
    addEventListener('online', online)
    addEventListener('beforeunload', leave)
    return () => {
      clearTimeout(timer)
      soon()
      save.keep()
      save.stop()
      removeEventListener('pagehide', hide)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', online)
      removeEventListener('beforeunload', leave)
    }
  }, [save])

  // The person has signed in again in another tab, so the waiting text is sent.
  const before = useRef(person)
  useEffect(() => {
    if (before.current === 'guest' && person === owner) save.wake()
    before.current = person
  }, [owner, person, save])

  return {
    document: document_,
    save,
    kept,
    forgetKept: () => {
      asked.current = null
      setKept(null)
      if (workId.current !== undefined) void dropWork(workId.current)
      save.keep()
    },
  }
}
