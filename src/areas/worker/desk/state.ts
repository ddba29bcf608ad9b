import type {
  Answered,
  WorkerAnswer,
  WorkerTask,
  workerTaskCalls,
} from '@/api/contract/worker-tasks.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { Problem } from '@/api/problem.ts'

export type SkipReason = ArgOf<typeof workerTaskCalls.skipTask>['reason']

/**
 * Why the worker is not working: before the first start, stopped, paused after a task, put away
 * (automatic after the phone was locked, or nobody answered whether they are there), or signed out.
 */
export type Rest = 'fresh' | 'stopped' | 'paused' | 'pocketed' | 'away' | 'signedOut'
/** Why a task ended without a valid answer. */
export type Gone = 'expired' | 'late' | 'taken' | 'lost'

/** A task on the screen, with its end on this device's clock, in milliseconds. */
export interface Shown {
  task: WorkerTask
  shownAt: number
  until: number
  /** The key of its answer, the same for every attempt. */
  key: string
}
export interface SentAnswer extends Shown {
  answer: WorkerAnswer
  spentMs: number
}

/** The reserved task, as far as it is told before it is taken. */
export type Offered = WorkerTask['next']

export type Phase =
  | { name: 'idle'; why: Rest }
  /** Another tab of this browser works. */
  | { name: 'elsewhere' }
  | { name: 'asking' }
  /** There is no task yet. */
  | { name: 'waiting'; retryAt: number }
  | ({ name: 'task'; problem: Problem | null } & Shown)
  | ({ name: 'sending'; tries: number } & SentAnswer)
  /** The answer was not accepted yet, and is sent again with its key. */
  | ({ name: 'unsent'; tries: number; retryAt: number; problem: Problem } & SentAnswer)
  | ({ name: 'skipping'; reason: SkipReason } & Shown)
  /** Between two tasks, if the next needs a press: what it pays is known, and it is not taken. */
  | { name: 'answered'; next: WorkerTask | null; offer: Offered; at: number }
  /** Two tasks expired untouched: asks before the place in the queue is given away. */
  | { name: 'unsure'; until: number }
  | { name: 'gone'; why: Gone; retryAt: number }
  | { name: 'failed'; problem: Problem; retryAt: number | null; tries: number }
  /** The backend refuses this worker; their standing says why. */
  | { name: 'refused' }

/** Work without a break, by this device's clock, in milliseconds. */
export interface Worked {
  since: number
  /** When it was seen last. */
  until: number
}

export interface DeskState {
  phase: Phase
  autoNext: boolean
  /** The worker asked to stop while an answer was being sent. */
  stopAfter: boolean
  /** The worker asked for a pause after the task on the screen. */
  pauseAfter: boolean
  /** Since when the worker is at it without a break; null while they are not. A shorter rest counts as work. */
  workedSince: number | null
  /** Whether a break is proposed beside the task. */
  proposesBreak: boolean
  /** When the hidden tab will end the work; null while it is visible. */
  hiddenUntil: number | null
  /** Expired tasks in a row without a touch; −1 once the current one was touched. */
  idleTasks: number
  session: {
    answered: number
    /** How many of them were not accepted. */
    refused: number
    earned: string
    currency: string
    /** The backend's count of the day. */
    today: string | null
  }
  last: {
    accepted: boolean
    amount: string
    currency: string
    number: number
    /** The part that came for speed. */
    bonus: string | null
    /** Whether the answer had waited for the connection, so that its fate was open. */
    waited: boolean
  } | null
  skipsLeft: number | null
}

export type DeskEvent =
  /**
   * An answer may be stored that had not been accepted when the page was left, and the work that
   * went on until then.
   */
  | { type: 'start'; now: number; kept?: SentAnswer; worked?: Worked }
  | { type: 'busy' }
  | { type: 'taken' }
  /** The other tab works no more. */
  | { type: 'free' }
  | { type: 'stop' }
  /** Asks for a pause after the task on the screen, or takes that back. */
  | { type: 'pause' }
  /** The worker goes on without the proposed break. */
  | { type: 'noBreak'; now: number }
  /** The worker is there. */
  | { type: 'here'; now: number }
  | { type: 'got'; task: WorkerTask | null; retryAfter?: number; now: number; key: string }
  | { type: 'askFailed'; problem: Problem; now: number }
  | { type: 'answer'; answer: WorkerAnswer; now: number }
  | { type: 'answered'; result: Answered; now: number; key: string }
  | { type: 'answerFailed'; problem: Problem; now: number }
  | { type: 'skip'; reason: SkipReason; now: number }
  | { type: 'skipped'; skipsLeft: number | null; next: WorkerTask | null; now: number; key: string }
  | { type: 'skipFailed'; problem: Problem; now: number }
  | { type: 'next'; now: number; key: string }
  | { type: 'retry'; now: number }
  | { type: 'hide'; now: number; grace: number }
  | { type: 'show'; now: number }
  | { type: 'tick'; now: number }
  | { type: 'autoNext'; on: boolean }
  | { type: 'touch' }

/** What a tone and the phone's motor tell. */
export type Signal = 'task' | 'earned' | 'unsure'

/** What happens outside the machine. */
export type Effect =
  | { do: 'ask' }
  | { do: 'answer'; sent: SentAnswer }
  | { do: 'skip'; id: WorkerTask['id']; reason: SkipReason }
  | { do: 'release' }
  | { do: 'preload'; url: string }
  | { do: 'forget'; id: WorkerTask['id'] }
  | { do: 'signal'; what: Signal }
  | { do: 'standing' }

export const fresh = (autoNext: boolean): DeskState => ({
  phase: { name: 'idle', why: 'fresh' },
  autoNext,
  stopAfter: false,
  pauseAfter: false,
  workedSince: null,
  proposesBreak: false,
  hiddenUntil: null,
  idleTasks: 0,
  session: { answered: 0, refused: 0, earned: '0', currency: 'USD', today: null },
  last: null,
  skipsLeft: null,
})

/** Whether the backend holds a place or a task for this desk. */
export const isAtWork = ({ name }: Phase): boolean =>
  !['idle', 'elsewhere', 'refused'].includes(name)
