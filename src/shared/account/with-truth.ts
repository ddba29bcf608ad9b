import { toProblem } from '@/api/problem.ts'
import { judgeOutcome } from '@/api/verdict.ts'

interface Asked<Data> {
  data?: Data | undefined
  isError: boolean
}

/**
 * Waits for the change of a button that shows a state. Where its answer was lost, the state is
 * fetched before anything is said, and what is as it was wanted counts as done.
 * @returns the answer; undefined where it was lost
 * @throws what the change threw, unless it was made
 */
export async function withTruth<Data, Answer>(
  change: Promise<Answer>,
  ask: () => PromiseLike<Asked<Data>>,
  isDone: (data: Data) => boolean,
): Promise<Answer | undefined> {
  try {
    return await change
  } catch (error) {
    if (judgeOutcome(toProblem(error)) !== 'lost') throw error
    const { data, isError } = await ask()
    if (isError || data === undefined || !isDone(data)) throw error
    return undefined
  }
}
