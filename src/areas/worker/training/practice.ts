import { isRecord } from '@/lib/is-record.ts'
import { known } from '@/lib/known.ts'
import type { Practice } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'

export type Answers = Readonly<Record<string, WorkerAnswer>>

/** Parses the stored answers of an unfinished exam. */
export function parseAnswers(kept: unknown, tasks: readonly Pick<Practice, 'id'>[]): Answers {
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    tasks.flatMap(({ id }): [string, WorkerAnswer][] => {
      const answer = known(kept, String(id))
      return typeof answer === 'object' && answer !== null ? [[String(id), { ...answer }]] : []
    }),
  )
}

/** The first task without an answer; the number of tasks if all have one. */
export function firstOpen(tasks: readonly Pick<Practice, 'id'>[], answers: Answers): number {
  const at = tasks.findIndex(({ id }) => known(answers, String(id)) === undefined)
  return at < 0 ? tasks.length : at
}
