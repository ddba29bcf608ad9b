import { load } from '@/api/load.ts'

/** How long a navigation waits for a page's figures; after that the page comes with holes in their places. */
const patience = 300

/** Waits for what a page shows first. What fails is the page's to say. */
export async function firstPaint(...running: readonly Parameters<typeof load>[0][]): Promise<null> {
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.allSettled(running.map((one) => load(one))), late])
  return null
}
