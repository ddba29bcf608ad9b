import { dollars } from '../lib/money.ts'
import { noise } from '../lib/random.ts'
import { priceAt, secondsAt } from './statistics.ts'
import { seededTask, tasksBetween, seededType } from './tasks.ts'
import type { Task } from './tasks.ts'
import { taskTypes } from './types.ts'
import type { TasksData, OwnTask } from '../data/tasks.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const hour = 60 * 60 * 1000

export function seedTasks(accounts: readonly MockAccount[], now: number): TasksData {
  return {
    counter: 0,
    own: [],
    reports: [],
    // Too many of the account's complaints were rejected.
    suspensions: accounts
      .filter(({ persona }) => persona === 'developer')
      .map(({ id }) => ({ accountId: id, until: now + 9 * hour })),
    exports: [],
  }
}

export interface NewTask {
  /** The name in the API, such as ImageToTextTask. */
  type: string
  /** Whether the task has a regular price. */
  charge: boolean
  /** The details in the drawer, with secrets masked. */
  input: Record<string, unknown>
  imageUrl?: string | null
  /** The worker's answer and its form in a list; absent for an unreadable task. */
  solution: Record<string, unknown> | null
  preview: string | null
  ip?: string
  ending?: OwnTask['ending']
  /** Milliseconds until the answer; absent, they follow the task's type. */
  seconds?: number
}

const taskOf = (seed: number, own: OwnTask): Task => {
  const type = seededType(own.slug)
  return {
    id: own.id,
    type,
    submitted: own.submitted,
    seconds: own.seconds,
    ending: own.ending,
    price: Math.round((priceAt(seed, type, own.submitted) || dollars(1)) / 1000),
    answers: own.ending === 'rejected' ? 0 : own.ending === 'unsolvable' ? 3 : 1,
    ip: own.ip,
    keyId: String(own.accountId * 100 + 1),
    softId: null,
    host: null,
    salt: Math.floor(noise(seed, own.id) * 2 ** 31),
    own,
  }
}

/**
 * Stores a task sent by hand. The clock moves it from queued to assigned, processing and its final
 * status.
 */
export function createTask(db: Data, account: MockAccount, now: number, task: NewTask): Task {
  const state = db.taskState
  state.counter += 1
  const type =
    taskTypes.find((known) => known.type === task.type) ??
    seededType('image-picture-captcha-solver')
  const ending = task.ending ?? (task.solution ? 'ready' : 'unsolvable')
  const own: OwnTask = {
    id: String(7_990_000_000 + state.counter),
    accountId: account.id,
    slug: type.slug,
    submitted: now,
    seconds:
      ending === 'rejected'
        ? 0
        : (task.seconds ?? Math.max(6, Math.round(secondsAt(db.seed, type, now)))),
    ending,
    charged: task.charge,
    input: task.input,
    imageUrl: task.imageUrl ?? null,
    solution: task.solution,
    preview: task.preview,
    ip: task.ip ?? '203.0.113.17',
  }
  state.own.push(own)
  return taskOf(db.seed, own)
}

export function findTask(db: Data, account: MockAccount, id: string, now: number): Task | null {
  const own = db.taskState.own.find((task) => task.accountId === account.id && task.id === id)
  return own ? taskOf(db.seed, own) : seededTask(db.seed, account, id, now)
}

/** The tasks of an account from one time until another, newest first. */
export function* accountTasks(
  db: Data,
  account: MockAccount,
  now: number,
  from = 0,
  to = now,
): Generator<Task> {
  const own = db.taskState.own
    .filter(
      (task) => task.accountId === account.id && task.submitted >= from && task.submitted <= to,
    )
    .toSorted((a, b) => b.submitted - a.submitted || Number(b.id) - Number(a.id))
    .map((task) => taskOf(db.seed, task))
  for (const task of tasksBetween(db.seed, account, from, to, now)) {
    while (own[0] && own[0].submitted >= task.submitted) {
      const first = own.shift()
      if (first) yield first
    }
    yield task
  }
  yield* own
}
