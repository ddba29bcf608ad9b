/**
 * Ends the running task, so that the browser can answer the visitor and paint before what follows.
 */
export const nextTask = (): Promise<void> =>
  typeof scheduler !== 'undefined' && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
