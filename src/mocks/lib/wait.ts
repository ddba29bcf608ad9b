/**
 * Calls `then` when the signal aborts.
 * @returns a function that stops listening
 */
function onAbort(signal: AbortSignal | undefined, then: (reason: unknown) => void): () => void {
  const listener = (): void => then(signal?.reason)
  if (signal?.aborted) listener()
  else signal?.addEventListener('abort', listener, { once: true })
  return () => signal?.removeEventListener('abort', listener)
}

/** @throws the signal's reason when it aborts */
export const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      forget()
      resolve()
    }, ms)
    const forget = onAbort(signal, (reason) => {
      clearTimeout(timer)
      reject(reason)
    })
  })

/** Never resolves; rejects when the signal aborts. */
export const forever = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => void onAbort(signal, reject))
