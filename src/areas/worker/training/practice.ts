import type { Practice } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'

export type Answers = Readonly<Record<string, WorkerAnswer>>

/** What of an exam has been answered so far, as it was kept in this browser. */
export function parseAnswers(kept: unknown, tasks: readonly Practice[]): Answers {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    tasks.flatMap(({ id }): [string, WorkerAnswer][] => {
      const answer: unknown = Reflect.get(kept, String(id))
      return typeof answer === 'object' && answer !== null ? [[String(id), { ...answer }]] : []
    }),
  )
}

/** The first task without an answer; the number of tasks where all have one. */
export function firstOpen(tasks: readonly Practice[], answers: Answers): number {
  const at = tasks.findIndex(({ id }) => answers[String(id)] === undefined)
  return at < 0 ? tasks.length : at
}
