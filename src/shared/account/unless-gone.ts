import { toProblem } from '@/api/problem.ts'

/**
 * Waits until something has been taken away. That it was gone already (404) is what was asked for, too.
 * @returns whether it was still there
 * @throws what else went wrong
 */
export async function unlessGone(removal: Promise<unknown>): Promise<boolean> {
  try {
    await removal
    return true
  } catch (error) {
    if (toProblem(error).status !== 404) throw error
    return false
  }
}
