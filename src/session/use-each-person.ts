import { useEffect, useEffectEvent, useRef } from 'react'
import type { PersonId, User } from '@/api/contract/user.ts'
import { useUser } from './use-user.ts'
import { whenIdle } from '@/lib/when-idle.ts'

/**
 * Calls back once per person that the document loads, not per answer, as soon as the main thread is
 * idle.
 */
export function useEachPerson(run: (user: User) => void): void {
  const { user } = useUser()
  const id = user === undefined ? undefined : (user?.id ?? null)
  const last = useRef<PersonId | null>(null)
  const take = useEffectEvent(() => {
    last.current = id ?? null
    if (user) run(user)
  })
  useEffect(() => {
    // A person who is unknown for a moment has not signed out.
    if (id === undefined || id === last.current) return
    return whenIdle(take)
  }, [id])
}
