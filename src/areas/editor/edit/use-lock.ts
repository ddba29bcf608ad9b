import { useCallback, useEffect, useRef, useState } from 'react'
import { articleLimits } from '@/api/contract/editor.ts'
import type { EditorKind, Lock } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { newKey } from '@/lib/secure-context.ts'
import type { StorageKey } from '@/lib/storage-keys.ts'

const key: StorageKey = 'editor-tab'

/**
 * A name for this tab. A reload keeps it; a duplicated tab does not get it, because it is stored
 * only between two pages.
 */
function tabName(): string {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (stored && /^[\w-]{8,64}$/.test(stored)) return stored
  } catch {
    // Without storage each page counts as a tab.
  }
  return newKey()
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
        // Without storage, as above.
      }
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.removeItem(key)
    })
  }
  return tab
}

export type Holder = NonNullable<Lock['lockedBy']>

/**
 * Announces every half minute, while the page is visible, that somebody is writing here, and learns
 * who else is.
 */
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
        // If the lock is unknown, versions are compared on save.
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
