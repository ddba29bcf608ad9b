/** Ends after so many milliseconds; never, where that is Infinity. Throws the signal's reason when it is given up. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<never>
export function wait(ms: number, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = ms === Infinity ? undefined : setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve(undefined)
    }, ms)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
