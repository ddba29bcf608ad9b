import type { Given } from '../../api/contract/worker-training.ts'
import type { Micros } from '../lib/money.ts'
import type { PuzzleKind } from '../seed/puzzles.ts'

export interface MockWork {
  id: number
  kind: PuzzleKind
  number: number
  price: Micros
  deadline: number
  /** The item of a labelling project that it is about; null for a task of its own. */
  label: MockLabelWork | null
}

/** An answered task. */
export interface Booked {
  id: number
  kind: PuzzleKind
  at: number
  outcome: 'paid' | 'wrong' | 'skipped' | 'reward'
  earned: Micros
  bonus: Micros
  fine: Micros
  spentMs: number
}

export interface MockMistake {
  id: number
  taskId: number
  kind: PuzzleKind
  number: number
  mine: Given
  /** Null where only experts know the answer. */
  isKnown: boolean
  fine: Micros
  createdAt: number
  status: 'open' | 'accepted' | 'disputed' | 'upheld' | 'canceled'
  comment: string | null
  disputedAt: number | null
  resolution: string | null
  seen: boolean
}

export type WorkerStatus =
  | 'new'
  | 'training_required'
  | 'ready'
  | 'suspended_ack'
  | 'suspended_moderation'
  | 'banned'

/** The exam of one kind. */
export interface MockExam {
  open: boolean
  best: number | null
  attemptsLeft: number
  nextAttemptAt: number | null
  round: number
}

/** The stored data of one worker. */
export interface MockWorker {
  accountId: number
  /** When this data was made: the log before it is a part of the seeded balance. */
  since: number
  status: WorkerStatus
  authentication: {
    state: 'not_required' | 'required' | 'pending' | 'passed' | 'failed'
    attemptsLeft: number
    retryAt: number | null
    method: string | null
    sentTo: string | null
    /** When the last code was sent, and which picture is shown. */
    sentAt: number | null
    picture: number
  }
  autoNext: boolean
  sound: boolean
  vibration: boolean
  languages: string[]
  kinds: PuzzleKind[]
  updatedAt: number
  /** How many tasks were solved before the log begins. */
  solvedBefore: number
  /** The number of tasks given out. */
  given: number
  /** How often the queue is still empty; each request counts one down. */
  waits: number
  task: MockWork | null
  /** The task that is reserved next, and not begun. */
  reserved: MockWork | null
  skipsLeft: number
  log: Booked[]
  mistakes: MockMistake[]
  claimed: string[]
  training: {
    /** The kinds whose paid queue is open. */
    open: PuzzleKind[]
    /** The current practice by kind, and the score of the last whole one. */
    lessons: Partial<
      Record<PuzzleKind, { right: number; answered: number; round: number; score: number | null }>
    >
    exams: Partial<Record<PuzzleKind, MockExam>>
  }
  profile: { nick: string | null; showAvatar: boolean; showCountry: boolean; showEarnings: boolean }
  appealedAt: number | null
  alerts: MockWorkAlert[]
  /** When messages of work come at all; null for all day. */
  alertHours: { from: string; to: string } | null
}

/** The work that somebody wants to be told of; null is no condition. */
export interface MockWorkAlert {
  id: number
  kind: PuzzleKind | null
  language: string | null
  minPer1000: { amount: string; currency: string } | null
  minWaiting: number | null
  from: string | null
  to: string | null
}

export type WorkersData = MockWorker[]

/** The item of a labelling project that a task of the desk is about. */
export interface MockLabelWork {
  project: string
  item: number
}
