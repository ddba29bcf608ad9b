import { toProblem } from '@/api/problem.ts'

/**
 * Waits for a removal. A 404 counts as success, because the record is gone.
 * @returns whether the record still existed
 * @throws any other error
 */
export async function ignoreNotFound(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal
    return true
  } catch (error) {
    if (toProblem(error).status !== 404) throw error
    return false
  }
}
