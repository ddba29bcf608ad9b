import { useCallback, useEffect, useRef, useState } from 'react'
import { articleLimits } from '@/api/contract/editor.ts'
import type { EditorKind, Lock } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'

const key = 'editor-tab'

/** This tab's own name: a reload keeps it, a copy of the tab does not get it, because it is stored only between two pages. */
function tabName(): string {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (stored && /^[\w-]{8,64}$/.test(stored)) return stored
  } catch {
    // Storage is blocked: each page is a tab of its own.
  }
  return crypto.randomUUID()
}
let tab: string | null = null
function ownTab(): string {
  if (tab === null) {
    const name = tabName()
    tab = name
    addEventListener('pagehide', () => {
      try {
        sessionStorage.setItem(key, name)
      } catch {
        // As above.
      }
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.removeItem(key)
    })
  }
  return tab
}

export type Holder = NonNullable<Lock['lockedBy']>

/** Says that somebody writes here, every half minute while the page is looked at, and learns who else does. */
export function useLock(kind: EditorKind, id: string | number) {
  const [lock] = editorApi.useEditorLockMutation()
  const [holder, setHolder] = useState<Holder | null>(null)
  const mine = useRef(false)

  const beat = useCallback(
    async (takeOver = false): Promise<boolean> => {
      try {
        const { lockedBy } = await lock({
          kind,
          id,
          tab: ownTab(),
          ...(takeOver && { takeOver }),
        }).unwrap()
        mine.current = lockedBy === null
        setHolder(lockedBy)
        return lockedBy === null
      } catch {
        // Who can't be asked for is not known: versions are compared when it is saved.
        return false
      }
    },
    [id, kind, lock],
  )

  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) void beat()
    }
    seen()
    const timer = setInterval(seen, articleLimits.beatSeconds * 1000)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      if (mine.current) void lock({ kind, id, tab: ownTab(), release: true })
    }
  }, [beat, id, kind, lock])

  return { holder, takeOver: () => beat(true) }
}
