import { useRef } from 'react'
import { useOwner } from '@/session/use-user.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { newKey } from '@/lib/secure-context.ts'

/**
 * A key for a request. The same entries use the same key, so that a retry after a lost answer does
 * nothing twice, even after a reload.
 * @param form the form of the entries
 */
export function useRequestKey(form: string): {
  keyFor: (entries: object) => string
  /** Call it after a success: the same entries are then a new request. */
  done: () => void
} {
  const owner = useOwner()
  const name = `${form}-key`
  // Storage may be refused.
  const last = useRef<{ text: string; key: string } | null>(null)
  return {
    keyFor: (entries) => {
      const text = JSON.stringify(entries)
      if (last.current?.text === text) return last.current.key
      const known = readDraft(owner, name, text)
      const key = typeof known === 'string' ? known : newKey()
      if (key !== known) saveDraft(owner, name, text, key)
      last.current = { text, key }
      return key
    },
    done: () => {
      last.current = null
      removeDraft(owner, name)
    },
  }
}
