/** The delay in milliseconds after which it runs on a busy page too. */
const latest = 1000

/**
 * Runs a function once the main thread is idle.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: latest })
  return () => cancelIdleCallback(handle)
}
