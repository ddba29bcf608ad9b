import { useRef, useState } from 'react'
import { problemKey, toProblem } from '@/api/problem.ts'
import { refusal } from '../form/refusal.ts'
import type { Refusal } from '../form/refusal.ts'
import { deviceNow } from '@/lib/server-clock.ts'

export interface Action {
  busy: boolean
  refused: Refusal | null
  attempt: number
  /**
   * Runs one action at a time.
   * @returns whether it succeeded
   */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/**
 * The request of a button. A lock prevents a second request; an error is kept for
 * `<ActionProblem>`.
 */
export function useAction(): Action {
  const lock = useRef(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [attempt, setAttempt] = useState(0)
  return {
    busy,
    refused,
    attempt,
    run: async (work) => {
      if (lock.current) return false
      // A retry before that time would only extend the wait, so show when to retry instead.
      if (refused?.until && refused.until > deviceNow()) {
        setAttempt((count) => count + 1)
        return false
      }
      lock.current = true
      setBusy(true)
      setRefused(null)
      try {
        await work()
        return true
      } catch (error) {
        // Closing the identity prompt is a change of mind, not an error.
        if (problemKey(toProblem(error)) !== 'ERROR_REAUTH_REQUIRED') {
          setRefused(refusal(error, null))
          setAttempt((count) => count + 1)
        }
        return false
      } finally {
        lock.current = false
        setBusy(false)
      }
    },
  }
}
