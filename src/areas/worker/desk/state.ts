import type {
  Answered,
  WorkerAnswer,
  WorkerTask,
  workerTaskCalls,
} from '@/api/contract/worker-tasks.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import type { Problem } from '@/api/problem.ts'

export type SkipReason = ArgOf<typeof workerTaskCalls.skipTask>['reason']

/** Why nobody works here: before the first start, by a press, by itself after the phone was put away or two tasks ran out, or with the session. */
export type Rest = 'fresh' | 'stopped' | 'pocketed' | 'away' | 'signedOut'
/** Why a task has gone without an answer that counts. */
export type Gone = 'expired' | 'late' | 'taken' | 'lost'

/** A task on the screen, with its end by this machine's clock, in milliseconds. */
export interface Shown {
  task: WorkerTask
  shownAt: number
  until: number
  /** Of its answer, however often that is sent. */
  key: string
}
export interface Sent extends Shown {
  answer: WorkerAnswer
  spentMs: number
}

export type Phase =
  | { name: 'idle'; why: Rest }
  /** Another tab of this browser works. */
  | { name: 'elsewhere' }
  | { name: 'asking' }
  /** There is nothing yet. */
  | { name: 'waiting'; retryAt: number }
  | ({ name: 'task'; problem: Problem | null } & Shown)
  | ({ name: 'sending'; tries: number } & Sent)
  /** The answer has not been taken so far, and goes out again with its key. */
  | ({ name: 'unsent'; tries: number; retryAt: number; problem: Problem } & Sent)
  | ({ name: 'skipping'; reason: SkipReason } & Shown)
  /** Between two tasks, where the next comes on a press. */
  | { name: 'answered'; next: WorkerTask | null; at: number }
  | { name: 'gone'; why: Gone; retryAt: number }
  | { name: 'failed'; problem: Problem; retryAt: number | null; tries: number }
  /** The backend lets this worker do nothing now: their standing says why. */
  | { name: 'refused' }

export interface DeskState {
  phase: Phase
  autoNext: boolean
  /** What a person asked for while an answer was on its way. */
  stopAfter: boolean
  /** Since when nobody sees the desk, and when that ends the work; null while it is seen. */
  hiddenUntil: number | null
  /** Tasks in a row that ran out without a touch; −1 once the one that is shown was touched. */
  idleTasks: number
  session: {
    answered: number
    /** Of those, the ones that were not accepted. */
    refused: number
    earned: string
    currency: string
    /** As the backend counts the day. */
    today: string | null
  }
  last: { accepted: boolean; amount: string; currency: string; number: number } | null
  skipsLeft: number | null
}

export type DeskEvent =
  /** An answer may be kept that had not been taken when the page was left. */
  | { type: 'start'; now: number; kept?: Sent }
  | { type: 'busy' }
  | { type: 'taken' }
  | { type: 'stop' }
  | { type: 'got'; task: WorkerTask | null; retryAfter?: number; now: number; key: string }
  | { type: 'askFailed'; problem: Problem; now: number }
  | { type: 'answer'; answer: WorkerAnswer; now: number }
  | { type: 'answered'; result: Answered; now: number; key: string }
  | { type: 'answerFailed'; problem: Problem; now: number }
  | { type: 'skip'; reason: SkipReason; now: number }
  | { type: 'skipped'; skipsLeft: number | null; now: number }
  | { type: 'skipFailed'; problem: Problem; now: number }
  | { type: 'next'; now: number; key: string }
  | { type: 'retry'; now: number }
  | { type: 'hide'; now: number; grace: number }
  | { type: 'show'; now: number }
  | { type: 'tick'; now: number }
  | { type: 'autoNext'; on: boolean }
  | { type: 'touch' }

/** What is to be done outside of the machine. */
export type Effect =
  | { do: 'ask' }
  | { do: 'answer'; sent: Sent }
  | { do: 'skip'; id: WorkerTask['id']; reason: SkipReason }
  | { do: 'release' }
  | { do: 'preload'; url: string }
  | { do: 'forget'; id: WorkerTask['id'] }
  | { do: 'signal'; what: 'task' | 'earned' }
  | { do: 'standing' }

export const fresh = (autoNext: boolean): DeskState => ({
  phase: { name: 'idle', why: 'fresh' },
  autoNext,
  stopAfter: false,
  hiddenUntil: null,
  idleTasks: 0,
  session: { answered: 0, refused: 0, earned: '0', currency: 'USD', today: null },
  last: null,
  skipsLeft: null,
})

/** Whether the backend holds a place or a task for this desk. */
export const isAtWork = ({ name }: Phase): boolean =>
  !['idle', 'elsewhere', 'refused'].includes(name)
