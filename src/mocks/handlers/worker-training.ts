import type { Given, workerTrainingCalls } from '../../api/contract/worker-training.ts'
import { workerKinds } from '../../api/contract/worker.ts'
import { isRecord } from '../../lib/is-record.ts'
import { failure } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { money } from '../lib/money.ts'
import { isRight, mediaOf, puzzle, wrongAnswer } from '../seed/puzzles.ts'
import type { Puzzle, PuzzleKind, PuzzleLanguage } from '../seed/puzzles.ts'
import { ruleOf } from '../seed/rules.ts'
import { dayMs, lessonSize, rateOf, speedBonus, workerOf } from '../seed/workers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockExam, MockWorker } from '../data/work.ts'

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
const inTheir = (headers: Headers): PuzzleLanguage => (languageOf(headers) === 'ru' ? 'ru' : 'en')
const tasksFrom = (first: number, kind: PuzzleKind, headers: Headers): Puzzle[] =>
  Array.from({ length: lessonSize }, (_, at) => puzzle(kind, first + at, inTheir(headers)))
const lessonTasks = (kind: PuzzleKind, round: number, headers: Headers): Puzzle[] =>
  tasksFrom(300 + round * lessonSize, kind, headers)
const examTasks = (kind: PuzzleKind, round: number, headers: Headers): Puzzle[] =>
  tasksFrom(examBase + round * lessonSize, kind, headers)

const lessonOf = ({ training }: MockWorker, kind: PuzzleKind) =>
  training.lessons[kind] ?? { right: 0, answered: 0, round: 0, score: null }
const examOf = ({ training }: MockWorker, kind: PuzzleKind): MockExam =>
  training.exams[kind] ?? {
    open: false,
    best: null,
    attemptsLeft: 3,
    nextAttemptAt: null,
    round: 0,
  }

const givenOf = (sent: unknown): Given => (isRecord(sent) ? sent : {})

function summary(db: Data, worker: MockWorker, user: MockAccount, now: number) {
  const { open } = worker.training
  const lessons = workerKinds.map((kind) => {
    const { answered, score } = lessonOf(worker, kind)
    const { best, attemptsLeft, nextAttemptAt, open: isBegun } = examOf(worker, kind)
    const waits = nextAttemptAt !== null && nextAttemptAt > now
    return {
      id: kind,
      kind,
      title: '',
      state: open.includes(kind) ? 'done' : 'open',
      score,
      answered,
      total: lessonSize,
      per1000: money(rateOf(db, kind, now), user.currency),
      bonus: speedBonus(kind),
      exam: {
        best,
        attemptsLeft,
        nextAttemptAt: waits ? new Date(nextAttemptAt).toISOString() : null,
        open: isBegun,
      },
    }
  })
  return {
    state: lessons.every(({ state }) => state === 'done')
      ? 'passed'
      : lessons.some(({ answered, score }) => answered > 0 || score !== null)
        ? 'lessons'
        : 'not_started',
    required,
    lessons: lessons.toSorted((a, b) => rateOf(db, a.kind, now) - rateOf(db, b.kind, now)),
  }
}

/** Opens the paid queue of a kind. One open kind is enough for whoever was sent back to training. */
function unlock(worker: MockWorker, user: MockAccount, kind: PuzzleKind): void {
  const { training } = worker
  if (!training.open.includes(kind)) training.open.push(kind)
  // A kind that was just learned is taken from now on.
  worker.kinds = workerKinds.filter((one) => one === kind || worker.kinds.includes(one))
  if (worker.status !== 'training_required') return
  worker.status = 'ready'
  user.restrictions = user.restrictions.filter((one) => one.kind !== 'worker_training')
}

export const workerTrainingHandlers: Handlers<typeof workerTrainingCalls> = {
  training: {
    access: 'user',
    run: ({ db, user, now }) => summary(db, workerOf(db, user, now), user, now),
  },
  lesson: {
    access: 'user',
    samples: [{ id: 'image' }],
    run: ({ arg: { id }, db, user, now, request: { headers } }) => {
      const worker = workerOf(db, user, now)
      const kind = kindOf(id)
      const { answered, round } = lessonOf(worker, kind)
      const language = inTheir(headers)
      const [example, counter] = [puzzle(kind, 290, language), puzzle(kind, 291, language)]
      const rule = ruleOf(kind, languageOf(headers))
      return {
        id: kind,
        kind,
        state: worker.training.open.includes(kind) ? 'done' : 'open',
        rules: [rule],
        examples: [
          {
            task: practice(example),
            answer: example.truth,
            explanation: example.explanation[language],
            rule: rule.id,
          },
          {
            task: practice(counter),
            answer: counter.truth,
            explanation: counter.explanation[language],
            rule: rule.id,
            wrong: wrongAnswer(counter),
          },
        ],
        tasks: lessonTasks(kind, round, headers).map((task) => practice(task)),
        answered,
      }
    },
  },
  answerLesson: {
    access: 'user',
    samples: [{ id: 'image', taskId: 'image-300', answer: { text: 'k7mwp' } }],
    run: ({ arg: { id, taskId, answer }, db, user, now, request }) => {
      const worker = workerOf(db, user, now)
      const kind = kindOf(id)
      const own = (worker.training.lessons[kind] ??= lessonOf(worker, kind))
      const tasks = lessonTasks(kind, own.round, request.headers)
      const at = tasks.findIndex(({ number }) => `${kind}-${number}` === String(taskId))
      const task = tasks[at]
      if (!task) throw failure('ERROR_NOT_FOUND')
      const correct = isRight(task, givenOf(answer))
      const isNew = at === own.answered
      // A repeated lesson keeps its score.
      if (isNew) {
        own.answered += 1
        if (correct) own.right += 1
      }
      const score = Math.round((100 * own.right) / Math.max(1, own.answered))
      const isLast = at === lessonSize - 1
      if (isLast && isNew) {
        own.score = score
        if (score >= required) unlock(worker, user, kind)
        // Too many were wrong: the next practice has other tasks.
        else Object.assign(own, { right: 0, answered: 0, round: own.round + 1 })
      }
      return {
        correct,
        answer: task.truth,
        explanation: task.explanation[inTheir(request.headers)],
        done: isLast,
        score,
        opened: isLast ? worker.training.open.includes(kind) : null,
      }
    },
  },
  exam: {
    access: 'user',
    samples: [{ kind: 'grid' }],
    run: ({ arg: { kind: asked, answers }, db, user, now, request: { headers } }) => {
      const worker = workerOf(db, user, now)
      const kind = kindOf(asked)
      const own = (worker.training.exams[kind] ??= examOf(worker, kind))
      if (own.nextAttemptAt !== null && own.nextAttemptAt > now)
        throw failure('ERROR_TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil((own.nextAttemptAt - now) / 1000),
        })
      if (own.attemptsLeft === 0) throw failure('ERROR_LIMIT_EXCEEDED')
      const tasks = examTasks(kind, own.round, headers)
      if (!answers) {
        own.open = true
        return { tasks: tasks.map((task) => practice(task)), passed: null, score: null }
      }
      if (!own.open) throw failure('ERROR_CONFLICT')
      const right = tasks.filter((task) => {
        const sent = answers.find(({ taskId }) => String(taskId) === `${kind}-${task.number}`)
        return sent && isRight(task, givenOf(sent.answer))
      }).length
      const score = Math.round((100 * right) / tasks.length)
      const passed = score >= required
      Object.assign(own, {
        open: false,
        round: own.round + 1,
        best: Math.max(own.best ?? 0, score),
        ...(!passed && {
          attemptsLeft: own.attemptsLeft - 1,
          nextAttemptAt: now + dayMs / 24,
        }),
      })
      if (passed) unlock(worker, user, kind)
      return { tasks: [], passed, score }
    },
  },
  resetTraining: {
    access: 'user',
    run: ({ db, user, now }) => {
      const worker = workerOf(db, user, now)
      Object.assign(worker.training, { lessons: {}, exams: {} })
      return summary(db, worker, user, now)
    },
  },
}
