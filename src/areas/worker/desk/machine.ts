// Over 250 lines: all events of the work screen in one total switch.
import type { WorkerTask } from '@/api/contract/worker-tasks.ts'
import type { Problem } from '@/api/problem.ts'
import { add } from '@/lib/decimal.ts'
import { isAtWork } from './state.ts'
import type { DeskEvent, DeskState, Effect, Gone, Phase, Rest, Shown, Worked } from './state.ts'
import { deviceTime } from '@/lib/server-clock.ts'

type Step = readonly [DeskState, readonly Effect[]]

/** The delay before the queue is asked again, in milliseconds. */
const askAgain = 4000
/** How long the loss of a task is shown before the next is requested, in milliseconds. */
const saidFor = 2500
const backoff = [1500, 3000, 6000, 10_000] as const
/** After so many tasks in a row without a touch, the worker is assumed to be away. */
const patience = 2
/** How long it waits for them to say that they are there, in milliseconds. */
const askedFor = 60_000
/** After this much work a break is proposed, in milliseconds. */
const workUntilBreak = 50 * 60_000
/** A rest from this length on is a break, in milliseconds. */
const breakLength = 5 * 60_000
/** Used for an unreadable deadline. */
const usualTime = 60_000

const pause = (tries: number): number => backoff[Math.min(tries, backoff.length - 1)] ?? 0

/**
 * The end of a task on this device's clock. The clock may be wrong, so the remaining time from the
 * backend comes first.
 */
export function endOf({ leftMs, deadlineAt }: WorkerTask, now: number): number {
  if (leftMs !== null) return now + leftMs
  const end = deviceTime(deadlineAt)
  return Number.isNaN(end) ? now + usualTime : end
}

/**
 * Since when somebody who starts now is at work. Stopping for a moment or a reload is no break, nor
 * is a clock that was set back.
 */
const workedSince = (now: number, worked?: Worked): number =>
  worked && worked.since <= now && now - worked.until < breakLength ? worked.since : now

/** Whether the answer may have been accepted anyway, or may be when it is sent again. */
const isPassing = ({ kind, status = 0 }: Problem): boolean =>
  kind !== 'HTTP' || status === 429 || status === 408 || status >= 500

const shownOf = ({ task, shownAt, until, key }: Shown): Shown => ({ task, shownAt, until, key })
const toPhase = (state: DeskState, phase: Phase): DeskState => ({ ...state, phase })

/**
 * The session has ended: there is no seat to release, and what was typed waits for the next
 * session.
 */
const signedOut = (state: DeskState): Step => [atRest(state, 'signedOut'), []]

const atRest = (state: DeskState, why: Rest): DeskState => ({
  ...state,
  phase: { name: 'idle', why },
  stopAfter: false,
  pauseAfter: false,
  workedSince: null,
  proposesBreak: false,
  idleTasks: 0,
})

const rest = (state: DeskState, why: Rest, effects: readonly Effect[] = []): Step => [
  atRest(state, why),
  [...effects, { do: 'release' }],
]

/** What the worker asked for after the task on the screen; null for the next task. */
const wish = ({ stopAfter, pauseAfter }: DeskState): Rest | null =>
  stopAfter ? 'stopped' : pauseAfter ? 'paused' : null

/**
 * Shows a task. In a hidden tab it waits with its end known.
 * @param came when the task arrived, from which its time runs
 */
function show(state: DeskState, task: WorkerTask, now: number, key: string, came = now): Step {
  const url = task.next?.imageUrl
  return [
    {
      ...state,
      skipsLeft: task.skipsLeft ?? state.skipsLeft,
      // It comes with a task, so that nothing appears while the time of one runs.
      proposesBreak: state.workedSince !== null && now - state.workedSince >= workUntilBreak,
      phase: { name: 'task', task, shownAt: now, until: endOf(task, came), key, problem: null },
    },
    [{ do: 'signal', what: 'task' }, ...(url ? [{ do: 'preload' as const, url }] : [])],
  ]
}

/** Requests the next task, unless the worker asked for an end or the tab is hidden. */
function ask(state: DeskState, now: number): Step {
  const wanted = wish(state)
  if (wanted) return rest(state, wanted)
  if (state.hiddenUntil !== null)
    return now >= state.hiddenUntil
      ? rest(state, 'pocketed')
      : [toPhase(state, { name: 'waiting', retryAt: state.hiddenUntil }), []]
  return [toPhase(state, { name: 'asking' }), [{ do: 'ask' }]]
}

function goneBy(state: DeskState, shown: Shown, why: Gone, now: number): Step {
  const forget: Effect = { do: 'forget', id: shown.task.id }
  const idleTasks = why === 'expired' ? state.idleTasks + 1 : 0
  const next = { ...state, idleTasks }
  const wanted = wish(state)
  if (wanted) return rest(next, wanted, [forget])
  if (why === 'expired' && state.hiddenUntil !== null) return rest(next, 'pocketed', [forget])
  if (idleTasks >= patience)
    return [
      toPhase(next, { name: 'unsure', until: now + askedFor }),
      [forget, { do: 'signal', what: 'unsure' }],
    ]
  return [toPhase(next, { name: 'gone', why, retryAt: now + saidFor }), [forget]]
}

function askFailed(state: DeskState, problem: Problem, now: number): Step {
  if (problem.kind === 'HTTP' && problem.status === 403)
    return [toPhase(state, { name: 'refused' }), [{ do: 'standing' }]]
  if (problem.kind === 'HTTP' && problem.status === 401) return signedOut(state)
  const tries = state.phase.name === 'failed' ? state.phase.tries + 1 : 0
  const after = problem.retryAfter === undefined ? pause(tries) : problem.retryAfter * 1000
  const retryAt = isPassing(problem) ? now + after : null
  return [toPhase(state, { name: 'failed', problem, retryAt, tries }), []]
}

function answerFailed(state: DeskState, problem: Problem, now: number): Step {
  const { phase } = state
  if (phase.name !== 'sending') return [state, []]
  if (isPassing(problem)) {
    const after = problem.retryAfter === undefined ? pause(phase.tries) : problem.retryAfter * 1000
    const retryAt = now + after
    return [toPhase(state, { ...phase, name: 'unsent', problem, retryAt }), []]
  }
  switch (problem.status ?? 0) {
    case 401:
      return signedOut(state)
    case 403:
      return [toPhase(state, { name: 'refused' }), [{ do: 'standing' }]]
    case 404:
      return goneBy(state, phase, 'lost', now)
    case 409:
      return goneBy(state, phase, 'taken', now)
    case 410:
      return goneBy(state, phase, 'late', now)
    default:
      return [toPhase(state, { name: 'task', ...shownOf(phase), problem }), []]
  }
}

function tick(state: DeskState, now: number): Step {
  const { phase, hiddenUntil } = state
  const isOver = hiddenUntil !== null && now >= hiddenUntil
  switch (phase.name) {
    case 'task':
      return now >= phase.until ? goneBy(state, phase, 'expired', now) : [state, []]
    case 'unsent':
      return now >= phase.retryAt ? retry(state, now) : [state, []]
    case 'waiting':
    case 'gone':
      if (isOver) return rest(state, 'pocketed')
      return now >= phase.retryAt ? ask(state, now) : [state, []]
    case 'failed':
      if (isOver) return rest(state, 'pocketed')
      return phase.retryAt !== null && now >= phase.retryAt ? retry(state, now) : [state, []]
    case 'answered':
      return isOver ? rest(state, 'pocketed') : [state, []]
    case 'unsure':
      return isOver || now >= phase.until ? rest(state, 'away') : [state, []]
    case 'idle':
    case 'elsewhere':
    case 'asking':
    case 'sending':
    case 'skipping':
    case 'refused':
      return [state, []]
  }
}

function retry(state: DeskState, now: number): Step {
  const { phase } = state
  if (phase.name === 'unsent') {
    const { problem: _, retryAt: __, ...sent } = phase
    return [
      toPhase(state, { ...sent, name: 'sending', tries: phase.tries + 1 }),
      [{ do: 'answer', sent }],
    ]
  }
  if (phase.name === 'failed') {
    const [next, effects] = ask(state, now)
    // The number of tries belongs to the phase, so the failure stays visible while it asks.
    return next.phase.name === 'asking'
      ? [toPhase(next, { ...phase, retryAt: null }), effects]
      : [next, effects]
  }
  if (phase.name === 'waiting' || phase.name === 'gone') return ask(state, now)
  return [state, []]
}

/** The work screen as a pure state machine: it returns the next state and the effects to run. */
export function deskStep(state: DeskState, event: DeskEvent): Step {
  const { phase } = state
  switch (event.type) {
    case 'start': {
      if (isAtWork(phase)) return [state, []]
      const begun = {
        ...state,
        idleTasks: 0,
        workedSince: workedSince(event.now, event.worked),
      }
      if (event.kept) {
        const sent = event.kept
        return [
          { ...begun, phase: { ...sent, name: 'sending', tries: 1 } },
          [{ do: 'answer', sent }],
        ]
      }
      return ask(begun, event.now)
    }
    case 'busy':
      return [toPhase(state, { name: 'elsewhere' }), []]
    case 'taken':
      return [toPhase(atRest(state, 'stopped'), { name: 'elsewhere' }), []]
    case 'free':
      return phase.name === 'elsewhere' ? [atRest(state, 'fresh'), []] : [state, []]
    case 'stop':
      if (!isAtWork(phase)) return [state, []]
      return phase.name === 'sending' || phase.name === 'unsent' || phase.name === 'skipping'
        ? [{ ...state, stopAfter: true }, []]
        : rest(state, 'stopped')
    case 'pause':
      return 'task' in phase
        ? [{ ...state, pauseAfter: !state.pauseAfter, proposesBreak: false }, []]
        : [state, []]
    case 'noBreak':
      return [{ ...state, workedSince: event.now, proposesBreak: false }, []]
    case 'here':
      return phase.name === 'unsure' ? ask({ ...state, idleTasks: 0 }, event.now) : [state, []]
    case 'got': {
      if (phase.name !== 'asking' && phase.name !== 'failed') return [state, []]
      if (event.task) return show(state, event.task, event.now, event.key)
      const wait = event.retryAfter === undefined ? askAgain : event.retryAfter * 1000
      return [toPhase(state, { name: 'waiting', retryAt: event.now + wait }), []]
    }
    case 'askFailed':
      return phase.name === 'asking' || phase.name === 'failed'
        ? askFailed(state, event.problem, event.now)
        : [state, []]
    case 'answer': {
      if (phase.name !== 'task') return [state, []]
      const sent = {
        ...shownOf(phase),
        answer: event.answer,
        spentMs: Math.max(0, Math.round(event.now - phase.shownAt)),
      }
      return [
        { ...state, idleTasks: 0, phase: { name: 'sending', tries: 0, ...sent } },
        [{ do: 'answer', sent }],
      ]
    }
    case 'answered': {
      if (phase.name !== 'sending') return [state, []]
      const { earned, accepted, next, earnedToday } = event.result
      const { session } = state
      const same = session.answered === 0 || session.currency === earned.currency
      const counted: DeskState = {
        ...state,
        session: {
          answered: session.answered + 1,
          refused: session.refused + (accepted ? 0 : 1),
          earned: same ? add(session.earned, earned.amount) : earned.amount,
          currency: earned.currency,
          today: earnedToday?.amount ?? null,
        },
        last: {
          accepted,
          ...earned,
          number: session.answered + 1,
          bonus: event.result.bonus?.amount ?? null,
          waited: phase.tries > 0,
        },
      }
      const done: Effect[] = [
        { do: 'forget', id: phase.task.id },
        ...(accepted ? [{ do: 'signal' as const, what: 'earned' as const }] : []),
      ]
      const wanted = wish(state)
      if (wanted) return rest(counted, wanted, done)
      if (!state.autoNext) {
        const url = next?.imageUrl
        const offer = phase.task.next
        return [
          toPhase(counted, { name: 'answered', next, offer, at: event.now }),
          [...done, ...(url ? [{ do: 'preload' as const, url }] : [])],
        ]
      }
      const [after, effects] = next
        ? show(counted, next, event.now, event.key)
        : ask(counted, event.now)
      return [after, [...done, ...effects]]
    }
    case 'answerFailed':
      return answerFailed(state, event.problem, event.now)
    case 'skip':
      return phase.name === 'task'
        ? [
            {
              ...state,
              idleTasks: 0,
              phase: { ...shownOf(phase), name: 'skipping', reason: event.reason },
            },
            [{ do: 'skip', id: phase.task.id, reason: event.reason }],
          ]
        : [state, []]
    case 'skipped': {
      if (phase.name !== 'skipping') return [state, []]
      const counted = { ...state, skipsLeft: event.skipsLeft }
      const forget: Effect = { do: 'forget', id: phase.task.id }
      // The answer to a skip brings the next task. A hidden page shows it too: its time is known.
      const [next, effects] =
        event.next && !wish(state)
          ? show(counted, event.next, event.now, event.key)
          : ask(counted, event.now)
      return [next, [forget, ...effects]]
    }
    case 'skipFailed': {
      if (phase.name !== 'skipping') return [state, []]
      const { status } = event.problem
      if (status === 401) return signedOut(state)
      if (status === 403) return [toPhase(state, { name: 'refused' }), [{ do: 'standing' }]]
      // A skip whose answer was lost may have succeeded; then there is nothing to skip.
      if (status === 404 || status === 409 || status === 410) return ask(state, event.now)
      const back: DeskState = { ...state, stopAfter: false, pauseAfter: false }
      return [toPhase(back, { name: 'task', ...shownOf(phase), problem: event.problem }), []]
    }
    case 'next':
      if (phase.name !== 'answered') return retry(state, event.now)
      // The time of a task that came with the answer has been running since then. An expired one is
      // not shown.
      return phase.next && endOf(phase.next, phase.at) > event.now
        ? show(state, phase.next, event.now, event.key, phase.at)
        : ask(state, event.now)
    case 'retry':
      return retry(state, event.now)
    case 'hide':
      return [{ ...state, hiddenUntil: state.hiddenUntil ?? event.now + event.grace }, []]
    case 'show': {
      const seen = { ...state, hiddenUntil: null }
      return phase.name === 'waiting' ? ask(seen, event.now) : tick(seen, event.now)
    }
    case 'tick':
      return tick(state, event.now)
    case 'autoNext':
      return [{ ...state, autoNext: event.on }, []]
    case 'touch':
      return phase.name === 'task' ? [{ ...state, idleTasks: -1 }, []] : [state, []]
  }
}

/** When the machine needs its next tick; null if it waits for nothing. */
export function dueAt({ phase, hiddenUntil }: DeskState): number | null {
  switch (phase.name) {
    case 'task':
      return phase.until
    case 'unsent':
      return phase.retryAt
    case 'waiting':
    case 'gone':
      return hiddenUntil === null ? phase.retryAt : Math.min(hiddenUntil, phase.retryAt)
    case 'failed':
      return phase.retryAt ?? hiddenUntil
    case 'unsure':
      return hiddenUntil === null ? phase.until : Math.min(hiddenUntil, phase.until)
    case 'answered':
      return hiddenUntil
    case 'idle':
    case 'elsewhere':
    case 'asking':
    case 'sending':
    case 'skipping':
    case 'refused':
      return null
  }
}
