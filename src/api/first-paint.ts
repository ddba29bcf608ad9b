import { load } from './load.ts'

/**
 * Milliseconds that a navigation waits for a page's figures; after that the page shows
 * placeholders.
 */
const patience = 300

/**
 * Seconds for which the answer of a page's own loader is new, as `refetchOnMountOrArgChange` of the
 * hook with the same argument: with `true` the page would ask twice.
 */
export const justLoaded = 10

/** Waits for the data of a page's first view. The page itself shows errors. */
export async function firstPaint(...running: readonly Parameters<typeof load>[0][]): Promise<null> {
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.allSettled(running.map((one) => load(one))), late])
  return null
}
