import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '@/api/api.ts'
import { useAsk } from '@/api/ask.ts'
import { parseAnswer } from '@/api/call.ts'
import { intentCalls } from '@/api/contract/intents.ts'
import type { Call, ResOf } from '@/api/contract/types.ts'
import { selectPersonId } from '@/api/person-id.ts'
import { toProblem } from '@/api/problem.ts'
import type { Owner } from '@/session/drafts.ts'
import { judge } from './judge.ts'
import { drop, entriesSum, keep, newKey, readKept } from './kept.ts'
import type { Kept } from './kept.ts'
import { nothingDone } from './nothing-done.ts'
import type { NothingDone } from './nothing-done.ts'

/**
 * `checking`: the answer was lost, and the backend is being asked; `stuck`: it can't be asked now; `none`: it says that nothing of the kind
 * has reached it, so nothing was moved.
 */
export type IntentPhase = 'idle' | 'sending' | 'checking' | 'stuck' | 'none'

/** What became of it: the first answer, or nothing. */
export type IntentOutcome<Answer> = { answer: Answer } | NothingDone

export interface PaymentIntent<Answer> {
  phase: IntentPhase
  /**
   * Sends once; while one is under way no second goes out. Where the answer is lost it goes on until it is known what became of it.
   * While a page that was loaded anew still asks of an earlier one, nothing is sent: `none`, once that is known.
   * @throws Problem where it was refused
   */
  submit: (entries: unknown, post: (key: string) => Promise<Answer>) => Promise<IntentOutcome<Answer>>
  /** Asks now instead of later. */
  check: () => void
}

interface Options<C extends Call> {
  /** Unique on the site, as a form's name. */
  name: string
  /** The row whose answer was lost. */
  call: C
  /** What a page that was loaded anew finds: it was sent before, and this became of it. */
  onFound: (answer: ResOf<C>) => void
}

/** Between one question and the next, in milliseconds; the last stays. */
const pauses = [1500, 2000, 3000, 5000, 10_000]
/** So often it must be unknown to the backend: a request that was slow may still be on its way. */
const enough = 2
/** So often it can't be asked before a person is shown a button for it. */
const patience = 3

/**
 * The one way in which money is moved (quality.md section 2): one lock, one key for one will, kept over another try, a lost answer and a
 * reload; after a lost answer the backend is asked, and nothing is sent again by itself. Draw it with `<IntentNotice>`.
 */
export function usePaymentIntent<C extends Call>({ name, call, onFound }: Options<C>): PaymentIntent<ResOf<C>> {
  const person = useSelector(selectPersonId)
  const [owner] = useState<Owner>(person ?? 'guest')
  const ask = useAsk()
  const dispatch = useDispatch()
  const lock = useRef(false)
  /** What the page that was loaded anew is asking about. */
  const resumed = useRef<Promise<void>>(undefined)
  const run = useRef(0)
  const hurry = useRef<() => void>(() => undefined)
  // Known before the first paint: the form must not be pressed meanwhile.
  const [phase, setPhase] = useState<IntentPhase>(() => (readKept(owner, name)?.open ? 'checking' : 'idle'))
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      hurry.current = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function findOut(kept: Kept): Promise<IntentOutcome<ResOf<C>>> {
    const mine = (run.current += 1)
    const show = (next: IntentPhase): void => {
      if (run.current === mine) setPhase(next)
    }
    show('checking')
    let [unknown, failed] = [0, 0]
    for (let turn = 0; run.current === mine; turn += 1) {
      try {
        const { state, answer } = await ask(intentCalls.paymentIntent, { key: kept.key })
        // The page has gone meanwhile: what became of it is for the next one to find.
        if (run.current !== mine) break
        failed = 0
        show('checking')
        if (state === 'done') {
          const parsed = parseAnswer(call, answer)
          if ('error' in parsed) throw parsed.error
          drop(owner, name)
          // The mutation itself has failed, and so has made nothing stale.
          dispatch(api.util.invalidateTags([...(call.invalidates ?? [])]))
          return { answer: parsed.data }
        }
        unknown = state === 'none' ? unknown + 1 : 0
        if (unknown >= enough) {
          // The same will may go out again, under the same key: what arrives late is then done once all the same.
          keep(owner, name, { ...kept, open: false })
          return nothingDone
        }
      } catch {
        failed += 1
        if (failed >= patience) show('stuck')
      }
      await wait(pauses[Math.min(turn, pauses.length - 1)] ?? 0)
    }
    // The page is gone; the next one that opens asks again.
    return new Promise(() => undefined)
  }

  async function submit(entries: unknown, post: (key: string) => Promise<ResOf<C>>): Promise<IntentOutcome<ResOf<C>>> {
    if (lock.current) {
      await (resumed.current ?? new Promise(() => undefined))
      return nothingDone
    }
    lock.current = true
    resumed.current = undefined
    const sum = entriesSum(entries)
    const before = readKept(owner, name)
    const kept: Kept = { key: before?.entries === sum ? before.key : newKey(), entries: sum, open: true }
    keep(owner, name, kept)
    setPhase('sending')
    try {
      const answer = await post(kept.key)
      drop(owner, name)
      setPhase('idle')
      return { answer }
    } catch (error) {
      const verdict = judge(toProblem(error))
      if (verdict === 'lost') {
        const outcome = await findOut(kept)
        setPhase('none' in outcome ? 'none' : 'idle')
        return outcome
      }
      if (verdict === 'kept') keep(owner, name, { ...kept, open: false })
      else drop(owner, name)
      setPhase('idle')
      throw error
    } finally {
      lock.current = false
    }
  }

  const resume = useRef<(kept: Kept) => Promise<void>>(undefined)
  useEffect(() => {
    resume.current = async (kept) => {
      const outcome = await findOut(kept)
      lock.current = false
      setPhase('none' in outcome ? 'none' : 'idle')
      if ('answer' in outcome) onFound(outcome.answer)
    }
  })
  // Once for each page: what is sent from here later has its own way.
  useEffect(() => {
    const kept = readKept(owner, name)
    if (kept?.open && !lock.current) {
      lock.current = true
      resumed.current = resume.current?.(kept)
    }
    return () => {
      run.current += 1
      lock.current = false
      hurry.current()
    }
  }, [name, owner])

  return { phase, submit, check: () => hurry.current() }
}
