import { sharedLocks } from '@/lib/secure-context.ts'

/** The seat of this browser: only one tab works at a time. */
interface Seat {
  /**
   * @param steal takes it from another tab
   * @param onTaken called when another tab takes it
   * @returns whether it was taken
   */
  take: (steal: boolean, onTaken: () => void) => Promise<boolean>
  leave: () => void
  /** Whether any tab has it, including this one. */
  isTaken: () => Promise<boolean>
  /**
   * @param onFree called once, when no tab has it
   * @returns a function that ends the wait
   */
  watch: (onFree: () => void) => () => void
}

/** A seat held by a Web Lock. Without that API (a page without https) each tab has its own seat. */
export function createSeat(name: string): Seat {
  let leave = (): void => undefined
  return {
    take: (steal, onTaken) => {
      const locks = sharedLocks()
      if (!locks) return Promise.resolve(true)
      return new Promise((resolve) => {
        let isHeld = false
        const hold = (lock: Lock | null): Promise<void> | undefined => {
          if (!lock) {
            resolve(false)
            return undefined
          }
          isHeld = true
          resolve(true)
          return new Promise((release) => {
            leave = release
          })
        }
        locks
          .request(name, steal ? { steal: true } : { ifAvailable: true }, hold)
          // A stolen lock rejects. If locks do not work at all, the worker can still work.
          .catch(() => (isHeld ? onTaken() : resolve(true)))
      })
    },
    leave: () => leave(),
    isTaken: async () => {
      const { held = [] } = (await sharedLocks()?.query()) ?? {}
      return held.some((lock) => lock.name === name)
    },
    watch: (onFree) => {
      const wait = new AbortController()
      // The lock is released at once: it only tells that the other tab has released it.
      void sharedLocks()
        ?.request(name, { mode: 'shared', signal: wait.signal }, () => {
          if (!wait.signal.aborted) onFree()
        })
        .catch(() => undefined)
      return () => wait.abort()
    },
  }
}
