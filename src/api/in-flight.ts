import { sharedLocks } from '@/lib/secure-context.ts'

/** What became of a change. Nothing is to be told of one whose session had already ended. */
export type ChangeOutcome = 'saved' | 'refused' | 'lost' | 'none'

/** The changes of this tab that are on their way. */
const running = new Set<Promise<ChangeOutcome>>()

/**
 * Each tab holds the first while a change of it is on its way, and the second once one is lost or
 * refused.
 */
const names = { running: 'changes', lost: 'changes-lost' }
const shared = { mode: 'shared' } as const

/** Shows the other tabs that a change is on its way, and that it may not be saved. */
async function showTabs(locks: LockManager, outcome: Promise<ChangeOutcome>): Promise<void> {
  await locks.request(names.running, shared, async () => {
    const end = await outcome
    if (end === 'saved' || end === 'none') return
    const held = Promise.withResolvers<void>()
    const seen = Promise.withResolvers<void>()
    const lost = locks.request(names.lost, shared, () => {
      held.resolve()
      return seen.promise
    })
    await Promise.race([held.promise, lost])
    // Locks are granted in the order of their requests: every tab that waits for this change looks
    // before this one is granted.
    const release = async (): Promise<void> => {
      seen.resolve()
      await lost
    }
    void locks.request(names.running, shared, release).catch(release)
  })
}

/** @param judge what an answer says of the change */
export function noteChange<T>(work: Promise<T>, judge: (answer: T) => ChangeOutcome): Promise<T> {
  const outcome = work.then(judge, (): ChangeOutcome => 'lost')
  running.add(outcome)
  void outcome.finally(() => running.delete(outcome))
  const locks = sharedLocks()
  // A browser that refuses locks leaves each tab on its own.
  if (locks) void showTabs(locks, outcome).catch(() => {})
  return work
}

/** Milliseconds: a person who leaves a shared computer must not wait for a line that hangs. */
const patience = 5000

/**
 * Of the changes that were on their way: none or nothing to tell, all saved, one refused, one without
 * an answer, one of the two in another tab, one that hangs.
 */
export type ChangesEnd = 'known' | 'saved' | 'refused' | 'lost' | 'openElsewhere' | 'late'

async function ofThisTab(): Promise<'known' | 'saved' | 'refused' | 'lost'> {
  const outcomes = await Promise.all(running)
  const worst = (['lost', 'refused', 'saved'] as const).find((end) => outcomes.includes(end))
  return worst ?? 'known'
}

/** The changes of all tabs; those of this tab alone where the browser has no locks. */
async function ofEveryTab(signal: AbortSignal): Promise<ChangesEnd> {
  const locks = sharedLocks()
  const look = async (): Promise<ChangesEnd> => {
    const { held } = (await locks?.query()) ?? {}
    return held?.some(({ name }) => name === names.lost) ? 'openElsewhere' : 'known'
  }
  const others = locks?.request(names.running, { signal }, look).catch(() => 'known' as const)
  const [own, every = own] = await Promise.all([ofThisTab(), others])
  if (own === 'lost' || own === 'refused') return own
  return every === 'known' ? own : every
}

/** Waits until no change is on its way in any tab, but for 5 seconds at most. */
export const settledChanges = (): Promise<ChangesEnd> => within(patience, ofEveryTab)

/** The same for this tab alone, whose session has ended elsewhere. Null if there is no change. */
export const settledHere = (): Promise<ChangesEnd> | null =>
  running.size > 0 ? within(patience, ofThisTab) : null

async function within(
  limit: number,
  work: (signal: AbortSignal) => Promise<ChangesEnd>,
): Promise<ChangesEnd> {
  const waiting = new AbortController()
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), limit)
  try {
    return await Promise.race([work(waiting.signal), late.promise])
  } finally {
    clearTimeout(timer)
    waiting.abort()
  }
}
