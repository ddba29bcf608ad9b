/** The changes that are on their way, by whether they will succeed. */
const running = new Set<Promise<boolean>>()

/** @param isDone whether an answer means that the change was made */
export function noteChange<T>(work: Promise<T>, isDone: (answer: T) => boolean): Promise<T> {
  const outcome = work.then(isDone, () => false)
  running.add(outcome)
  void outcome.finally(() => running.delete(outcome))
  return work
}

/** Waits until no change is on its way. @returns whether all of them were made */
export async function settledChanges(): Promise<boolean> {
  return (await Promise.all(running)).every(Boolean)
}
