import { useRef, useState } from 'react'
import { problemKey, toProblem } from '@/api/problem.ts'
import { refusal } from '../form/refusal.ts'
import type { Refusal } from '../form/refusal.ts'

export interface Action {
  busy: boolean
  refused: Refusal | null
  attempt: number
  /** One at a time. @returns whether it was done */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** A request of a button: a lock lets no second one out, what went wrong is kept to be shown (`<ActionProblem>`). */
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
      // Before the time it would only be prolonged: say when instead.
      if (refused?.until && refused.until > Date.now()) {
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
        // Who closes the question for a proof has changed their mind: nothing went wrong.
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
