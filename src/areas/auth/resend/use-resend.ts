import { useRef, useState } from 'react'
import type { Problem } from '@/api/problem.ts'
import { refusal } from '@/shared/form/refusal.ts'
import { deviceNow } from '@/lib/server-clock.ts'

/** The pause between two emails, so that the first can arrive. */
const pauseSeconds = 30
const pause = (): number => deviceNow() + pauseSeconds * 1000

export interface Resend {
  busy: boolean
  /** When the next email can be sent; 0 before the first. */
  until: number
  /** The number of sent emails. */
  sent: number
  problem: Problem | null
  /** Counts early presses. */
  early: number
  press: () => void
}

/**
 * Resends an email: one request at a time, and none before the time.
 * @param begins whether one has just been sent
 */
export function useResend(
  send: () => Promise<unknown>,
  { begins = false }: { begins?: boolean } = {},
): Resend {
  const [state, setState] = useState<Omit<Resend, 'press'>>(() => ({
    busy: false,
    until: begins ? pause() : 0,
    sent: 0,
    early: 0,
    problem: null,
  }))
  const lock = useRef(false)
  async function run(): Promise<void> {
    if (lock.current) return
    if (state.until > deviceNow())
      return setState((before) => ({ ...before, early: before.early + 1 }))
    lock.current = true
    setState((before) => ({ ...before, busy: true }))
    try {
      await send()
      setState((before) => ({
        ...before,
        busy: false,
        problem: null,
        sent: before.sent + 1,
        until: pause(),
      }))
    } catch (error) {
      const { problem, until } = refusal(error, null)
      setState((before) => ({ ...before, busy: false, problem, until: until ?? 0 }))
    } finally {
      lock.current = false
    }
  }
  return { ...state, press: () => void run() }
}
