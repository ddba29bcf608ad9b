import { toProblem } from './problem.ts'

interface Running<T> {
  unwrap: () => Promise<T>
  unsubscribe: () => void
}

/**
 * Waits for a query that a loader started (`load(store.dispatch(x.initiate(arg)))`). The page's
 * generated hook, with the same argument, then finds the answer in the cache.
 * @throws Problem
 */
export async function load<T>(running: Running<T>): Promise<T> {
  try {
    return await running.unwrap()
  } catch (error) {
    throw toProblem(error)
  } finally {
    running.unsubscribe()
  }
}
