// Over 250 lines: one state machine.
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { api } from '@/api/api.ts'
import { parseAnswer } from '@/api/call.ts'
import type { Call, ResOf } from '@/api/contract/types.ts'
import { paymentsApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { judgeOutcome } from '@/api/verdict.ts'
import { entriesSum } from '@/lib/idempotency.ts'
import type { Dispatch } from '@/session/person.ts'
import { useOwner } from '@/session/use-user.ts'
import { nothingDone } from './nothing-done.ts'
import type { NothingDone } from './nothing-done.ts'
import { claimIntent, readIntents, readOpen, settleIntent } from './stored-intent.ts'
import type { StoredIntent } from './stored-intent.ts'
import type { Owner } from '@/lib/kept.ts'
import { perApp } from '@/lib/per-app.ts'

/**
 * - `checking`: the answer is missing, and the backend is being asked for the outcome;
 * - `elsewhere`: another tab has sent a request, and this press waits for its outcome;
 * - `stuck`: the backend cannot be reached;
 * - `unclear`: the backend has not seen the request, which may still arrive. The form is usable;
 * - `theirs`: as `unclear`, but another tab has sent it and may be waiting for an answer there;
 * - `none`: the request can no longer arrive, so no money was moved.
 */
export type IntentPhase =
  | 'idle'
  | 'sending'
  | 'checking'
  | 'elsewhere'
  | 'stuck'
  | 'unclear'
  | 'theirs'
  | 'none'

/** Why a press needs to be confirmed: it could charge twice. */
export interface IntentQuestion {
  /**
   * - `changed`: the entries differ from those of a request whose outcome is unknown;
   * - `repeated`: the same entries were booked, in another tab or before a reload;
   * - `other`: another tab has booked something while this press waited.
   */
  kind: 'changed' | 'repeated' | 'other'
  /** When the other request was sent or booked, in milliseconds. */
  at: number
  /** Sends anyway (true), or does not send. */
  answer: (isWanted: boolean) => void
}

/** The result of a submission: the first answer, or nothing done. */
export type IntentOutcome<Answer> = { answer: Answer } | NothingDone

export interface PaymentIntent<Answer> {
  phase: IntentPhase
  question: IntentQuestion | null
  /** The outcome of the request is unknown, and the form must wait for it. */
  asking: boolean
  /**
   * Sends once. While a request is running, no tab of this browser sends a second. If the answer is
   * lost, it resolves as soon as the outcome is known or the backend has not seen the request so
   * far. Where something could be charged twice, it waits for the answer to `question`.
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

interface Following {
  asking: 'checking' | 'elsewhere'
  /** This page has sent the request, so it knows best whether it was refused. */
  isOwn: boolean
}

/** The keys that a document has sent or whose outcome it has shown. */
const knownTo = perApp(() => new Set<string>())

/**
 * Moves money (quality.md section 2): one request at a time across the tabs of a browser, and one
 * key per set of entries, kept across another press, a lost answer, a reload and a closed tab.
 * After a lost answer it asks the backend; nothing is resent automatically. What was booked is not
 * sent again without a question. Render it with `<IntentNotice>`.
 */
export function usePaymentIntent<C extends Call>({
  name,
  call,
  onFound,
}: Options<C>): PaymentIntent<ResOf<C>> {
  type Outcome = IntentOutcome<ResOf<C>>
  const person = useOwner()
  const [owner] = useState<Owner>(person)
  const [opened] = useState(Date.now)
  const dispatch = useDispatch<Dispatch>()
  const seen = knownTo(useStore())
  const lock = useRef(false)
  /** Settles with the outcome that a reloaded page is asking about. */
  const resumed = useRef<Promise<void>>(undefined)
  const run = useRef(0)
  const isGone = useRef(false)
  const hurry = useRef<() => void>(() => undefined)
  const [phase, setPhase] = useState<IntentPhase>('idle')
  const [question, setQuestion] = useState<IntentQuestion | null>(null)
  const reply = useRef<(isWanted: boolean) => void>(() => undefined)
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

  /** Settles with what the person answers; false if the answer has become known meanwhile. */
  const isWanted = (kind: IntentQuestion['kind'], { at }: StoredIntent): Promise<boolean> =>
    new Promise((resolve) => {
      reply.current = (wanted) => {
        setQuestion(null)
        resolve(wanted)
      }
      setQuestion({ kind, at, answer: reply.current })
    })

  const ask = (key: string) =>
    dispatch(paymentsApi.endpoints.paymentIntent.initiate({ key }, anew)).unwrap()

  function parse(answer: unknown): ResOf<C> {
    const parsed = parseAnswer(call, answer)
    if ('error' in parsed) throw parsed.error
    return parsed.data
  }

  /** Settles with the first answer to a request that the backend reports as done. */
  async function settle({ key }: StoredIntent, answer: unknown): Promise<ResOf<C>> {
    const first = parse(answer)
    await settleIntent(owner, name, key, 'done')
    // The mutation itself failed, so it invalidated nothing.
    dispatch(api.util.invalidateTags([...(call.invalidates ?? [])]))
    return first
  }

  /** Whether a request was refused. The tab that sent it has stored that. */
  const isRefused = async ({ key }: StoredIntent): Promise<boolean> =>
    (await readIntents(owner, name)).every((one) => one.key !== key || one.state === 'ready')

  /**
   * Asks about a request until its outcome is known. `release` is called once: with that outcome,
   * or with nothing as soon as the backend has not seen the request so far. A later outcome goes to
   * `onFound`. A request of another page may also turn out to be refused.
   */
  async function follow(
    kept: StoredIntent,
    { asking, isOwn }: Following,
    release: (outcome: Outcome | 'refused') => void,
  ): Promise<void> {
    const mine = (run.current += 1)
    const isOver = () => run.current !== mine
    let [unknown, failed, released] = [0, 0, false]
    setPhase(asking)
    for (let turn = 0; !isOver(); turn += 1) {
      try {
        const { state, answer } = await ask(kept.key)
        // The page was left, or something else was sent: the next page finds the outcome.
        if (isOver()) return
        failed = 0
        if (state === 'done') {
          const first = await settle(kept, answer)
          if (isOver()) return
          setPhase('idle')
          reply.current(false)
          if (!released) return release({ answer: first })
          seen.add(kept.key)
          return found.current(first)
        }
        if (!isOwn && (await isRefused(kept))) {
          if (isOver()) return
          setPhase('idle')
          return release('refused')
        }
        unknown = state === 'none' ? unknown + 1 : 0
        if (unknown < enough) setPhase(asking)
        else {
          const isFinal = Date.now() - kept.at >= onItsWay
          if (isFinal) {
            await settleIntent(owner, name, kept.key, 'ready')
            reply.current(false)
          }
          seen.add(kept.key)
          setPhase(isFinal ? 'none' : asking === 'elsewhere' ? 'theirs' : 'unclear')
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
  const findOut = (kept: StoredIntent, following: Following): Promise<Outcome | 'refused'> =>
    new Promise((resolve) => void follow(kept, following, resolve))

  /** Sends the request of an intent. */
  async function send(
    kept: StoredIntent,
    post: (key: string) => Promise<ResOf<C>>,
  ): Promise<Outcome> {
    const mine = (run.current += 1)
    seen.add(kept.key)
    setPhase('sending')
    try {
      const answer = await post(kept.key)
      await settleIntent(owner, name, kept.key, 'done')
      setPhase('idle')
      return { answer }
    } catch (error) {
      const verdict = judgeOutcome(toProblem(error))
      if (verdict === 'lost') {
        // The page was left. The next page asks, unless the person has signed out.
        if (run.current !== mine) return nothingDone
        const outcome = await findOut(kept, { asking: 'checking', isOwn: true })
        return outcome === 'refused' ? nothingDone : outcome
      }
      await settleIntent(owner, name, kept.key, verdict === 'kept' ? 'ready' : 'over')
      setPhase('idle')
      throw error
    }
  }

  function show(answer: ResOf<C>, { key }: StoredIntent): NothingDone {
    seen.add(key)
    found.current(answer)
    return nothingDone
  }

  /** Sends when it is this press's turn, and asks first where that could charge twice. */
  async function press(
    entries: unknown,
    post: (key: string) => Promise<ResOf<C>>,
  ): Promise<Outcome> {
    const agreed = new Set<string>()
    for (;;) {
      const { kind, kept } = await claimIntent(owner, name, {
        entries: entriesSum(entries),
        opened,
        knows: (key) => seen.has(key),
        agreed: (key) => agreed.has(key),
      })
      // The page was left before its turn, so nobody reads the answer.
      if (isGone.current) {
        if (kind === 'mine') await settleIntent(owner, name, kept.key, 'ready')
        return nothingDone
      }
      if (kind === 'mine') return send(kept, post)
      if (kind === 'elsewhere') {
        const outcome = await findOut(kept, { asking: 'elsewhere', isOwn: false })
        if (outcome === 'refused') continue
        if (!('answer' in outcome)) return outcome
        if (!(await isWanted('other', { ...kept, at: Date.now() })))
          return show(outcome.answer, kept)
      } else if (!(await isWanted(kind, kept))) {
        if (kind === 'changed') return nothingDone
        const { state, answer } = await ask(kept.key)
        return state === 'done' ? show(parse(answer), kept) : nothingDone
      }
      agreed.add(kept.key)
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
      return await press(entries, post)
    } finally {
      lock.current = false
    }
  }

  const resume = useRef<(kept: StoredIntent) => Promise<void>>(undefined)
  useEffect(() => {
    resume.current = async (kept) => {
      const outcome = await findOut(kept, { asking: 'checking', isOwn: false })
      lock.current = false
      if (outcome !== 'refused' && 'answer' in outcome) show(outcome.answer, kept)
    }
  })
  // Runs once per page: later submissions are handled by `submit`.
  useEffect(() => {
    isGone.current = false
    const mine = run.current
    void readOpen(owner, name).then((kept) => {
      if (!kept || lock.current || isGone.current || run.current !== mine) return
      lock.current = true
      resumed.current = resume.current?.(kept)
    })
    return () => {
      run.current += 1
      isGone.current = true
      lock.current = false
      hurry.current()
    }
  }, [name, owner])

  return {
    phase,
    question,
    asking: phase === 'checking' || phase === 'elsewhere' || phase === 'stuck',
    submit,
    check: () => hurry.current(),
  }
}
