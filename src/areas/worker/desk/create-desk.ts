import type { Answered, Skipped, WorkerTask } from '@/api/contract/worker-tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { createSignal } from '@/lib/signal.ts'
import { dueAt, deskStep } from './machine.ts'
import { fresh } from './state.ts'
import type {
  DeskEvent,
  DeskState,
  Effect,
  SentAnswer,
  Signal,
  SkipReason,
  Worked,
} from './state.ts'

/** The functions behind the machine's effects: the app passes calls and timers, a test its own. */
export interface DeskPorts {
  now: () => number
  /** @returns a function that cancels it */
  later: (ms: number, run: () => void) => () => void
  /** Each throws a Problem on failure. */
  ask: () => Promise<{ task: WorkerTask | null; retryAfter?: number }>
  answer: (sent: SentAnswer) => Promise<Answered>
  skip: (id: WorkerTask['id'], reason: SkipReason) => Promise<Skipped>
  release: () => Promise<unknown>
  /** The key of a task's answer, which stays the same after a reload. */
  keyOf: (id: WorkerTask['id']) => string
  forget: (id: WorkerTask['id']) => void
  /** Stores the answer that waits to be accepted, across a reload; null if there is none. */
  keep: (sent: SentAnswer | null) => void
  kept: () => SentAnswer | null
  /** Stores how long the work goes on, across a stop and a reload. */
  keepWorked: (worked: Worked) => void
  worked: () => Worked | null
  preload: (url: string) => void
  signal: (what: Signal) => void
  /** Called when the standing has changed. */
  standing: () => void
  /**
   * Takes the one seat of this browser.
   * @returns whether it was taken
   */
  takeSeat: (steal: boolean, onTaken: () => void) => Promise<boolean>
  leaveSeat: () => void
  isSeatTaken: () => Promise<boolean>
  /**
   * Waits until no tab has the seat.
   * @returns a function that ends the wait
   */
  watchSeat: (onFree: () => void) => () => void
}

export interface DeskStore {
  get: () => DeskState
  subscribe: (listener: () => void) => () => void
  /** @param steal takes over from another tab */
  start: (steal?: boolean) => Promise<void>
  /** Checks whether another tab works, while this one does not. */
  look: () => Promise<void>
  send: (event: Exclude<DeskEvent, { key: string }>) => void
  /** Requests the next task. */
  next: () => void
  close: () => void
}

const isWorking = ({ phase }: DeskState): boolean =>
  phase.name !== 'idle' && phase.name !== 'elsewhere' && phase.name !== 'refused'

/**
 * Runs the machine: executes its effects, reports their results to it, and wakes it when it is due.
 */
export function createDesk(ports: DeskPorts, autoNext: boolean): DeskStore {
  let state = fresh(autoNext)
  let cancel = (): void => undefined
  let isStarting = false
  let unwatch: (() => void) | null = null
  let seenAt = ports.now()
  const changed = createSignal()

  function dispatch(event: DeskEvent): void {
    const before = state
    const [next, effects] = deskStep(state, event)
    state = next
    cancel()
    const due = dueAt(state)
    cancel =
      due === null
        ? () => undefined
        : ports.later(Math.max(0, due - ports.now()), () =>
            dispatch({ type: 'tick', now: ports.now() }),
          )
    for (const effect of effects) run(effect)
    keep(before)
    keepWorked(before)
    if (isWorking(before) && !isWorking(state)) ports.leaveSeat()
    watchSeat()
    changed.emit()
  }

  /** A hidden tab does not wait: a phone may freeze it, and it would keep the seat that it gets. */
  function watchSeat(): void {
    const isWaiting = state.phase.name === 'elsewhere' && state.hiddenUntil === null
    if (isWaiting === (unwatch !== null)) return
    if (isWaiting) unwatch = ports.watchSeat(() => dispatch({ type: 'free' }))
    else {
      unwatch?.()
      unwatch = null
    }
  }

  function keep({ phase: before }: DeskState): void {
    const { phase } = state
    if (phase === before || (phase.name === 'idle' && phase.why === 'signedOut')) return
    if (phase.name !== 'sending' && phase.name !== 'unsent') return ports.keep(null)
    const { task, shownAt, until, key, answer, spentMs } = phase
    ports.keep({ task, shownAt, until, key, answer, spentMs })
  }

  /** A rest counts from the last thing before it, since a device may have slept until its end. */
  function keepWorked(before: DeskState): void {
    const since = state.workedSince ?? before.workedSince
    const now = ports.now()
    if (since !== null && (state.phase !== before.phase || since !== before.workedSince))
      ports.keepWorked({ since, until: state.workedSince === null ? seenAt : now })
    seenAt = now
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'ask':
        return void ports.ask().then(
          ({ task, retryAfter }) =>
            dispatch({
              type: 'got',
              task,
              now: ports.now(),
              key: task ? ports.keyOf(task.id) : '',
              ...(retryAfter !== undefined && { retryAfter }),
            }),
          (error: unknown) =>
            dispatch({ type: 'askFailed', problem: toProblem(error), now: ports.now() }),
        )
      case 'answer':
        return void ports.answer(effect.sent).then(
          (result) =>
            dispatch({
              type: 'answered',
              result,
              now: ports.now(),
              key: result.next ? ports.keyOf(result.next.id) : '',
            }),
          (error: unknown) =>
            dispatch({ type: 'answerFailed', problem: toProblem(error), now: ports.now() }),
        )
      case 'skip':
        return void ports.skip(effect.id, effect.reason).then(
          ({ skipsLeft, next }) =>
            dispatch({
              type: 'skipped',
              skipsLeft,
              next,
              now: ports.now(),
              key: next ? ports.keyOf(next.id) : '',
            }),
          (error: unknown) =>
            dispatch({ type: 'skipFailed', problem: toProblem(error), now: ports.now() }),
        )
      case 'release':
        // If this fails, the place in the queue expires, so nothing is reported.
        return void ports.release().catch(() => undefined)
      case 'preload':
        return ports.preload(effect.url)
      case 'forget':
        return ports.forget(effect.id)
      case 'signal':
        return ports.signal(effect.what)
      case 'standing':
        return ports.standing()
    }
  }

  return {
    get: () => state,
    subscribe: changed.subscribe,
    start: async (steal = false) => {
      if (isStarting || isWorking(state)) return
      isStarting = true
      try {
        const isMine = await ports.takeSeat(steal, () => dispatch({ type: 'taken' }))
        const kept = isMine ? ports.kept() : null
        const worked = isMine ? ports.worked() : null
        dispatch(
          isMine
            ? { type: 'start', now: ports.now(), ...(kept && { kept }), ...(worked && { worked }) }
            : { type: 'busy' },
        )
      } finally {
        isStarting = false
      }
    },
    look: async () => {
      if (isStarting || isWorking(state)) return
      // If the browser does not know, the start finds out.
      const isTaken = await ports.isSeatTaken().catch(() => false)
      if (isTaken && !isStarting && !isWorking(state)) dispatch({ type: 'busy' })
    },
    send: dispatch,
    next: () => {
      const { phase } = state
      const key = phase.name === 'answered' && phase.next ? ports.keyOf(phase.next.id) : ''
      dispatch({ type: 'next', now: ports.now(), key })
    },
    close: () => {
      cancel()
      unwatch?.()
      changed.clear()
      ports.leaveSeat()
    },
  }
}
