/** Milliseconds after which even a busy page does it. */
const latest = 1000

/** Runs something once the main thread has nothing better to do. @returns a function that calls it off */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: latest })
  return () => cancelIdleCallback(handle)
}
