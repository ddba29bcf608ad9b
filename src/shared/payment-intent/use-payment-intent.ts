// Over 250 lines: one state machine.
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import { parseAnswer } from '@/api/call.ts'
import type { Call, ResOf } from '@/api/contract/types.ts'
import { paymentsApi } from '@/api/endpoints/payments.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { runAlone } from './alone.ts'
import { judge } from './judge.ts'
import { nothingDone } from './nothing-done.ts'
import type { NothingDone } from './nothing-done.ts'
import {
  entriesSum,
  isOpen,
  newKey,
  readIntent,
  removeIntent,
  saveIntent,
} from './stored-intent.ts'
import type { Kept } from './stored-intent.ts'
import type { Owner } from '@/lib/kept.ts'

/**
 * - `checking`: the answer was lost, and the backend is being asked for the outcome;
 * - `stuck`: the backend cannot be reached;
 * - `unclear`: the backend has not seen the request, which may still arrive. The form is usable;
 * - `changed`: the entries differ from those of an open request. The next press sends them;
 * - `none`: the request can no longer arrive, so no money was moved.
 */
export type IntentPhase = 'idle' | 'sending' | 'checking' | 'stuck' | 'unclear' | 'changed' | 'none'

/** The result of a submission: the first answer, or nothing done. */
export type IntentOutcome<Answer> = { answer: Answer } | NothingDone

export interface PaymentIntent<Answer> {
  phase: IntentPhase
  /** The outcome of the request is unknown, and the form must wait for it. */
  asking: boolean
  /**
   * Sends once. While a request is running, no tab of this browser sends a second. If the answer is
   * lost, it resolves as soon as the outcome is known or the backend has not seen the request so
   * far. It sends nothing while it asks about an earlier request, nor on the first press with
   * entries that differ from those of an open request.
   * @throws Problem if the backend refused it
   */
  submit: (
    entries: unknown,
    post: (key: string) => Promise<Answer>,
  ) => Promise<IntentOutcome<Answer>>
  /** Asks for the outcome now instead of later. */
  check: () => void
}

interface Options<C extends Call> {
  /** Unique on the site, like a form's name. */
  name: string
  /** The row of the call whose answer was lost. */
  call: C
  /**
   * Receives the answer to an earlier request: of this page, of one that was reloaded or closed, or
   * of another tab.
   */
  onFound: (answer: ResOf<C>) => void
}

/** The pauses between questions, in milliseconds. The last one repeats. */
const pauses = [1500, 2000, 3000, 5000, 10_000]
/**
 * How many answers in a row must say that the backend has not seen the request before the form can
 * be used again.
 */
const enough = 2
/** The outcome is requested every time, and nobody reads it from the cache. */
const anew = { subscribe: false, forceRefetch: true } as const
/** How long a request can still arrive after it was sent, in milliseconds: twice the timeout. */
const onItsWay = 60_000
/** How many failures in a row before a retry button appears. */
const patience = 3

/**
 * Moves money (quality.md section 2): one lock across the tabs of a browser, and one key per set of
 * entries, kept across another press, a lost answer, a reload and a closed tab. After a lost answer
 * it asks the backend; nothing is resent automatically. Render it with `<IntentNotice>`.
 */
export function usePaymentIntent<C extends Call>({
  name,
  call,
  onFound,
}: Options<C>): PaymentIntent<ResOf<C>> {
  type Outcome = IntentOutcome<ResOf<C>>
  const person = useUser().user?.id ?? null
  const [owner] = useState<Owner>(person ?? 'guest')
  const dispatch = useDispatch<Dispatch>()
  const lock = useRef(false)
  /** Settles with the outcome that a reloaded page is asking about. */
  const resumed = useRef<Promise<void>>(undefined)
  /** The key that this page knows. A different key belongs to another tab. */
  const known = useRef<string>(undefined)
  /** The entries that the warning was about. */
  const warned = useRef<string>(undefined)
  const run = useRef(0)
  const hurry = useRef<() => void>(() => undefined)
  const gone = useRef<AbortController>(undefined)
  // Known before the first paint, so that the form cannot be submitted meanwhile.
  const [phase, setPhase] = useState<IntentPhase>(() => (isOpen(owner, name) ? 'checking' : 'idle'))
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      hurry.current = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const ask = (key: string) =>
    dispatch(paymentsApi.endpoints.paymentIntent.initiate({ key }, anew)).unwrap()

  /** Settles with the first answer to a request that the backend reports as done. */
  function settle(kept: Kept, answer: unknown): ResOf<C> {
    const parsed = parseAnswer(call, answer)
    if ('error' in parsed) throw parsed.error
    saveIntent(owner, name, { ...kept, state: 'done', at: Date.now() })
    // The mutation itself failed, so it invalidated nothing.
    dispatch(api.util.invalidateTags([...(call.invalidates ?? [])]))
    return parsed.data
  }

  /**
   * Asks about a request until its outcome is known. `release` is called once: with that outcome,
   * or with nothing as soon as the backend has not seen the request so far. A later outcome goes to
   * `onFound`.
   */
  async function follow(kept: Kept, release: (outcome: Outcome) => void): Promise<void> {
    const mine = (run.current += 1)
    const isOver = () => run.current !== mine
    let [unknown, failed, released] = [0, 0, false]
    known.current = kept.key
    setPhase('checking')
    for (let turn = 0; !isOver(); turn += 1) {
      try {
        const { state, answer } = await ask(kept.key)
        // The page was left, or something else was sent: the next page finds the outcome.
        if (isOver()) return
        failed = 0
        if (state === 'done') {
          const first = settle(kept, answer)
          setPhase('idle')
          return released ? found.current(first) : release({ answer: first })
        }
        unknown = state === 'none' ? unknown + 1 : 0
        if (unknown < enough) setPhase('checking')
        else {
          const isFinal = Date.now() - kept.at >= onItsWay
          if (isFinal) saveIntent(owner, name, { ...kept, state: 'ready' })
          setPhase((before) => (isFinal ? 'none' : before === 'changed' ? before : 'unclear'))
          if (!released) release(nothingDone)
          released = true
          if (isFinal) return
        }
      } catch {
        if (isOver()) return
        failed += 1
        if (failed >= patience) setPhase('stuck')
      }
      await wait(pauses[Math.min(turn, pauses.length - 1)] ?? 0)
    }
  }
  const findOut = (kept: Kept): Promise<Outcome> =>
    new Promise((resolve) => void follow(kept, resolve))

  /** Sends when it is this press's turn. `lost` means that the outcome must be requested. */
  async function send(
    entries: unknown,
    post: (key: string) => Promise<ResOf<C>>,
    pressed: number,
  ): Promise<Outcome | { lost: Kept; own: boolean }> {
    const sum = entriesSum(entries)
    const before = readIntent(owner, name)
    const isOthers = before !== null && before.key !== known.current
    if (isOthers && (before.state === 'open' || (before.state === 'done' && before.at >= pressed)))
      return { lost: before, own: false }
    if (before?.state === 'open' && before.entries !== sum && warned.current !== sum) {
      warned.current = sum
      setPhase('changed')
      return nothingDone
    }
    run.current += 1
    const isSame = before?.entries === sum && before.state !== 'done'
    const kept: Kept = {
      key: isSame ? before.key : newKey(),
      entries: sum,
      state: 'open',
      at: Date.now(),
    }
    known.current = kept.key
    saveIntent(owner, name, kept)
    setPhase('sending')
    try {
      const answer = await post(kept.key)
      saveIntent(owner, name, { ...kept, state: 'done', at: Date.now() })
      setPhase('idle')
      return { answer }
    } catch (error) {
      const verdict = judge(toProblem(error))
      if (verdict === 'lost') return { lost: kept, own: true }
      if (verdict === 'kept') saveIntent(owner, name, { ...kept, state: 'ready' })
      else removeIntent(owner, name)
      setPhase('idle')
      throw error
    }
  }

  async function submit(
    entries: unknown,
    post: (key: string) => Promise<ResOf<C>>,
  ): Promise<Outcome> {
    if (lock.current) {
      await (resumed.current ?? new Promise(() => undefined))
      return nothingDone
    }
    lock.current = true
    resumed.current = undefined
    try {
      const pressed = Date.now()
      const { signal } = (gone.current ??= new AbortController())
      const result = await runAlone(`intent-${owner}-${name}`, signal, () =>
        send(entries, post, pressed),
      )
      // The page was left before its turn, so nobody reads this.
      if (result === null) return nothingDone
      if (!('lost' in result)) return result
      // The page was left. The next page asks, unless the person has signed out.
      if (signal.aborted) return nothingDone
      const outcome = await findOut(result.lost)
      if (result.own || !('answer' in outcome)) return outcome
      found.current(outcome.answer)
      return nothingDone
    } finally {
      lock.current = false
    }
  }

  const resume = useRef<(kept: Kept) => Promise<void>>(undefined)
  useEffect(() => {
    resume.current = async (kept) => {
      const outcome = await findOut(kept)
      lock.current = false
      if ('answer' in outcome) found.current(outcome.answer)
    }
  })
  // Runs once per page: later submissions are handled by `submit`.
  useEffect(() => {
    const kept = readIntent(owner, name)
    known.current = kept?.key
    if (kept?.state === 'open' && !lock.current) {
      lock.current = true
      resumed.current = resume.current?.(kept)
    }
    return () => {
      run.current += 1
      lock.current = false
      gone.current?.abort()
      gone.current = undefined
      hurry.current()
    }
  }, [name, owner])

  return {
    phase,
    asking: phase === 'checking' || phase === 'stuck',
    submit,
    check: () => hurry.current(),
  }
}
