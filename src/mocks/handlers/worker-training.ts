import type { Given, workerTrainingCalls } from '../../api/contract/worker-training.ts'
import { workerKinds } from '../../api/contract/worker.ts'
import { isRecord } from '../../lib/is-record.ts'
import { failure } from '../errors.ts'
import { isRight, mediaOf, puzzle } from '../seed/puzzles.ts'
import type { PuzzleKind, Puzzle } from '../seed/puzzles.ts'
import { dayMs, lessonSize, workerOf } from '../seed/workers.ts'
import type { MockWorker } from '../seed/workers.ts'
import type { Handlers } from './types.ts'

const required = 80
const examBase = 500

const practice = ({ kind, number, width, height, hint, text, options }: Puzzle) => ({
  id: `${kind}-${number}`,
  kind,
  ...mediaOf(kind, number),
  ...(width > 0 && { imageWidth: width, imageHeight: height }),
  text,
  hint,
  options,
})
const kindOf = (id: string | number): PuzzleKind => {
  const kind = workerKinds.find((known) => known === String(id))
  if (!kind) throw failure('ERROR_NOT_FOUND')
  return kind
}
const lessonTasks = (kind: PuzzleKind): Puzzle[] =>
  Array.from({ length: lessonSize }, (_, at) => puzzle(kind, 300 + at))
const examTasks = ({ training: { round }, kinds }: MockWorker): Puzzle[] =>
  kinds.slice(0, 9).map((kind, at) => puzzle(kind, examBase + round * 20 + at))

const givenOf = (sent: unknown): Given => (isRecord(sent) ? sent : {})

function summary({ training, kinds }: MockWorker, now: number) {
  const isDone = (kind: PuzzleKind): boolean =>
    (training.lessons[kind]?.answered ?? 0) >= lessonSize
  const lessons = workerKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind, at, all) => {
      const { right = 0, answered = 0 } = training.lessons[kind] ?? {}
      const before = all[at - 1]
      return {
        id: kind,
        kind,
        title: '',
        state: isDone(kind) ? 'done' : !before || isDone(before) ? 'open' : 'locked',
        score: answered === 0 ? null : Math.round((100 * right) / answered),
      }
    })
  const isReady = lessons.every(({ state }) => state === 'done')
  const failed = training.nextAttemptAt !== null && training.nextAttemptAt > now
  return {
    state: training.passed
      ? 'passed'
      : failed
        ? 'failed'
        : isReady
          ? 'exam'
          : lessons.some(({ score }) => score !== null)
            ? 'lessons'
            : 'not_started',
    lessons,
    exam: {
      required,
      best: training.best,
      attemptsLeft: training.attemptsLeft,
      nextAttemptAt: failed ? new Date(training.nextAttemptAt ?? 0).toISOString() : null,
      open: training.examOpen,
    },
  }
}

export const workerTrainingHandlers: Handlers<typeof workerTrainingCalls> = {
  training: {
    access: 'user',
    run: ({ db, user, now }) => summary(workerOf(db, user, now), now),
  },
  lesson: {
    access: 'user',
    samples: [{ id: 'image' }],
    run: ({ arg: { id }, db, user, now }) => {
      const worker = workerOf(db, user, now)
      const kind = kindOf(id)
      const example = puzzle(kind, 290)
      const state = summary(worker, now).lessons.find((one) => one.id === kind)?.state ?? 'locked'
      return {
        id: kind,
        kind,
        state,
        examples: [
          { task: practice(example), answer: example.truth, explanation: example.explanation },
        ],
        tasks: state === 'locked' ? [] : lessonTasks(kind).map((task) => practice(task)),
        answered: worker.training.lessons[kind]?.answered ?? 0,
      }
    },
  },
  answerLesson: {
    access: 'user',
    samples: [{ id: 'image', taskId: 'image-300', answer: { text: 'k7mwp' } }],
    run: ({ arg: { id, taskId, answer }, db, user, now }) => {
      const worker = workerOf(db, user, now)
      const kind = kindOf(id)
      const tasks = lessonTasks(kind)
      const at = tasks.findIndex(({ number }) => `${kind}-${number}` === String(taskId))
      const task = tasks[at]
      if (!task) throw failure('ERROR_NOT_FOUND')
      const own = (worker.training.lessons[kind] ??= { right: 0, answered: 0 })
      const correct = isRight(task, givenOf(answer))
      // A repeated lesson keeps its score.
      if (at === own.answered) {
        own.answered += 1
        if (correct) own.right += 1
      }
      return {
        correct,
        answer: task.truth,
        explanation: task.explanation,
        done: at === lessonSize - 1,
        score: Math.round((100 * own.right) / Math.max(1, own.answered)),
      }
    },
  },
  exam: {
    access: 'user',
    samples: [{}],
    run: ({ arg: { answers }, db, user, now }) => {
      const worker = workerOf(db, user, now)
      const { training } = worker
      if (training.nextAttemptAt !== null && training.nextAttemptAt > now)
        throw failure('ERROR_TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil((training.nextAttemptAt - now) / 1000),
        })
      if (training.attemptsLeft === 0) throw failure('ERROR_LIMIT_EXCEEDED')
      const tasks = examTasks(worker)
      if (!answers) {
        if (!['exam', 'passed'].includes(summary(worker, now).state))
          throw failure('ERROR_FORBIDDEN')
        training.examOpen = true
        return { tasks: tasks.map((task) => practice(task)), passed: null, score: null }
      }
      if (!training.examOpen) throw failure('ERROR_CONFLICT')
      const right = tasks.filter((task) => {
        const sent = answers.find(({ taskId }) => String(taskId) === `${task.kind}-${task.number}`)
        return sent && isRight(task, givenOf(sent.answer))
      }).length
      const score = Math.round((100 * right) / tasks.length)
      const passed = score >= required
      Object.assign(training, {
        examOpen: false,
        round: training.round + 1,
        best: Math.max(training.best ?? 0, score),
        passed: training.passed || passed,
        ...(!passed && {
          attemptsLeft: training.attemptsLeft - 1,
          nextAttemptAt: now + dayMs / 24,
        }),
      })
      if (passed && worker.status === 'training_required') {
        worker.status = 'ready'
        user.restrictions = user.restrictions.filter(({ kind }) => kind !== 'worker_training')
      }
      return { tasks: [], passed, score }
    },
  },
  resetTraining: {
    access: 'user',
    run: ({ db, user, now }) => {
      const worker = workerOf(db, user, now)
      Object.assign(worker.training, { lessons: {}, examOpen: false, attemptsLeft: 3 })
      return summary(worker, now)
    },
  },
}
