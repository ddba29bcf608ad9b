import type { InferInput } from 'valibot'
import type { workerTaskCalls, WorkerTask } from '../../api/contract/worker-tasks.ts'
import type { Given } from '../../api/contract/worker-training.ts'
import { failure } from '../errors.ts'
import { money } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'
import {
  askOwner,
  finishLabelWork,
  isLabelAnswer,
  labelPay,
  labelTaskView,
  labelWorkFor,
} from '../seed/desk-projects.ts'
import { isRight, mediaOf, puzzle } from '../seed/puzzles.ts'
import type { PuzzleKind } from '../seed/puzzles.ts'
import {
  dayMs,
  earnedSince,
  finePart,
  priceOf,
  secondsOf,
  speedBonus,
  workerOf,
} from '../seed/workers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockWork, MockWorker } from '../data/work.ts'

function make(db: Data, worker: MockWorker, kinds: readonly PuzzleKind[], now: number): MockWork {
  const { open } = worker.training
  const among = worker.kinds.filter(
    (kind) => open.includes(kind) && (kinds.length === 0 || kinds.includes(kind)),
  )
  const kind = among[worker.given % among.length] ?? open[0] ?? 'image'
  worker.given += 1
  const label = labelWorkFor(db, kind, worker.given, now)
  return {
    id: 90_000 + worker.given,
    kind,
    number: worker.given,
    price: labelPay(db, label) ?? priceOf(db, kind, now),
    deadline: now + secondsOf[kind] * 1000,
    label,
  }
}

function view(
  db: Data,
  work: MockWork,
  worker: MockWorker,
  currency: MockCurrency,
  now: number,
): InferInput<typeof WorkerTask> {
  const { id, kind, number, price, deadline } = work
  const { width, height, hint, text, options } = puzzle(kind, number)
  const { reserved } = worker
  return {
    id,
    kind,
    ...mediaOf(kind, number),
    ...(width > 0 && { imageWidth: width, imageHeight: height }),
    text,
    hint,
    options,
    ...labelTaskView(db, work.label),
    price: money(price, currency, 6),
    bonus: speedBonus(kind),
    deadlineAt: new Date(deadline).toISOString(),
    leftMs: deadline - now,
    skipsLeft: worker.skipsLeft,
    next: reserved && {
      id: reserved.id,
      imageUrl:
        labelTaskView(db, reserved.label)?.imageUrl ??
        mediaOf(reserved.kind, reserved.number).imageUrl,
      kind: reserved.kind,
      price: money(reserved.price, currency, 6),
      seconds: secondsOf[reserved.kind],
      bonus: speedBonus(reserved.kind),
    },
  }
}

/**
 * The worker, if they may work.
 * @throws ApiFailure
 */
function admitted(db: Data, user: MockAccount, now: number): MockWorker {
  const worker = workerOf(db, user, now)
  if (user.userType !== 'worker' || worker.status !== 'ready') throw failure('ERROR_FORBIDDEN')
  return worker
}

/** Begins the reserved task, or another one. */
function begin(db: Data, worker: MockWorker, kinds: readonly PuzzleKind[], now: number): MockWork {
  const { reserved } = worker
  const task = reserved ?? make(db, worker, kinds, now)
  task.deadline = now + secondsOf[task.kind] * 1000
  worker.task = task
  worker.reserved = make(db, worker, kinds, now)
  return task
}

function own(worker: MockWorker, id: string | number, now: number): MockWork {
  const { task, log } = worker
  if (log.some((entry) => String(entry.id) === String(id))) throw failure('ERROR_CONFLICT')
  if (!task || String(task.id) !== String(id)) throw failure('ERROR_TASK_EXPIRED')
  if (task.deadline <= now) {
    worker.task = null
    throw failure('ERROR_TASK_EXPIRED')
  }
  return task
}

/** What comes after a task. A press asks for the next one too, so its time begins with the press. */
function after(db: Data, worker: MockWorker, now: number): MockWork | null {
  worker.task = null
  return worker.autoNext && worker.waits === 0 ? begin(db, worker, [], now) : null
}

export const deskHandlers: Handlers<typeof workerTaskCalls> = {
  nextTask: {
    access: 'user',
    samples: [{}, { kinds: ['image', 'grid'] }],
    run: ({ arg: { kinds = [] }, db, user, now }) => {
      const worker = admitted(db, user, now)
      if (worker.task && worker.task.deadline > now)
        return view(db, worker.task, worker, user.currency, now)
      if (worker.waits > 0) {
        worker.waits -= 1
        return undefined
      }
      return view(db, begin(db, worker, kinds, now), worker, user.currency, now)
    },
  },
  answerTask: {
    access: 'user',
    samples: [
      {
        id: 90_001,
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        text: 'k7mwp',
        spentMs: 4200,
      },
    ],
    run: ({ arg: { id, idempotencyKey: _, spentMs, ...given }, db, user, now }) => {
      const worker = admitted(db, user, now)
      const task = own(worker, id, now)
      const { kind, number, price, deadline } = task
      const answer: Given = { ...given }
      const { label } = task
      const accepted = label
        ? isLabelAnswer(db, label, answer)
        : isRight(puzzle(kind, number), answer)
      if (label && accepted) finishLabelWork(db, label, now)
      const earned = accepted ? price : 0
      const offer = speedBonus(kind)
      const isFast = offer && now <= deadline - (secondsOf[kind] - offer.seconds) * 1000
      const bonus = accepted && isFast ? Math.round((price * offer.percent) / 100) : 0
      worker.log.push({
        id: task.id,
        kind,
        at: now,
        outcome: accepted ? 'paid' : 'wrong',
        earned,
        bonus,
        fine: 0,
        spentMs,
      })
      if (!accepted)
        worker.mistakes.unshift({
          id: 1000 + worker.mistakes.length,
          taskId: task.id,
          kind,
          number,
          mine: answer,
          isKnown: true,
          fine: price * finePart,
          createdAt: now,
          status: 'open',
          comment: null,
          resolution: null,
          disputedAt: null,
          seen: false,
        })
      const next = after(db, worker, now)
      return {
        accepted,
        earned: money(earned + bonus, user.currency, 6),
        bonus: bonus > 0 ? money(bonus, user.currency, 6) : null,
        earnedToday: money(earnedSince(worker, Math.floor(now / dayMs) * dayMs), user.currency, 6),
        next: next && view(db, next, worker, user.currency, now),
      }
    },
  },
  askProject: {
    access: 'user',
    samples: [{ id: 90_001, text: 'Does a sign seen in a mirror count?' }],
    run: ({ arg: { id, text }, db, user, now }) => {
      const { label } = own(admitted(db, user, now), id, now)
      if (!askOwner(db, label, text, now)) throw failure('ERROR_NOT_FOUND')
    },
  },
  skipTask: {
    access: 'user',
    samples: [{ id: 90_001, reason: 'unreadable' }],
    run: ({ arg: { id }, db, user, now }) => {
      const worker = admitted(db, user, now)
      const task = own(worker, id, now)
      if (worker.skipsLeft === 0) throw failure('ERROR_LIMIT_EXCEEDED')
      worker.skipsLeft -= 1
      worker.log.push({
        id: task.id,
        kind: task.kind,
        at: now,
        outcome: 'skipped',
        earned: 0,
        bonus: 0,
        fine: 0,
        spentMs: 0,
      })
      const next = after(db, worker, now)
      return {
        skipsLeft: worker.skipsLeft,
        next: next && view(db, next, worker, user.currency, now),
      }
    },
  },
  stopWork: {
    access: 'user',
    run: ({ db, user, now }) => {
      const worker = workerOf(db, user, now)
      worker.task = null
      worker.reserved = null
    },
  },
}
