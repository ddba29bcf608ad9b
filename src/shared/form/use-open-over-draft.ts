import { useState } from 'react'
import { hasDraft } from '@/lib/drafts.ts'
import { useUser } from '@/session/use-user.ts'

/**
 * Whether a form that a button opens is open. It begins open over a kept draft: what was typed
 * before a reload or an expired session is seen again.
 */
export function useOpenOverDraft(
  form: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const owner = useUser().user?.id ?? 'guest'
  return useState(() => hasDraft(owner, form))
}
