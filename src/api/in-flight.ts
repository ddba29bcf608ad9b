/** The changes that are on their way, by whether their outcome will be known. */
const running = new Set<Promise<boolean>>()

/** @param isKnown whether an answer says what became of the change */
export function noteChange<T>(work: Promise<T>, isKnown: (answer: T) => boolean): Promise<T> {
  const outcome = work.then(isKnown, () => false)
  running.add(outcome)
  void outcome.finally(() => running.delete(outcome))
  return work
}

/** Milliseconds: a person who leaves a shared computer must not wait for a line that hangs. */
const patience = 5000

/** Of the changes that were on their way: all answered, one without an answer, one that hangs. */
export type ChangesEnd = 'known' | 'lost' | 'late'

/** Waits until no change is on its way, but for 5 seconds at most. */
export async function settledChanges(): Promise<ChangesEnd> {
  if (running.size === 0) return 'known'
  const settled = Promise.all(running).then((all) => (all.every(Boolean) ? 'known' : 'lost'))
  const waited = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'))
  return Promise.race([settled, waited])
}
