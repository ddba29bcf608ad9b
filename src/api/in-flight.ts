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

/**
 * Waits until no change is on its way, but for 5 seconds at most.
 * @returns false if the answer of one was lost meanwhile
 */
export async function settledChanges(): Promise<boolean> {
  const settled = Promise.all(running).then((all) => all.every(Boolean))
  const waited = new Promise<boolean>((resolve) => setTimeout(resolve, patience, true))
  return running.size === 0 ? true : Promise.race([settled, waited])
}
