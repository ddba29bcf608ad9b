/** The one place at which this browser works. */
export interface Seat {
  /**
   * @param steal takes it from another tab
   * @param onTaken told when another tab takes it
   * @returns whether it is had
   */
  take: (steal: boolean, onTaken: () => void) => Promise<boolean>
  leave: () => void
  /** Whether a tab has it, this one or another. */
  isTaken: () => Promise<boolean>
}

/** A place held by a lock of the browser. Where it has none (a page without https), each tab has its own. */
export function createSeat(name: string): Seat {
  let leave = (): void => undefined
  return {
    take: (steal, onTaken) => {
      if (!('locks' in navigator)) return Promise.resolve(true)
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
        navigator.locks
          .request(name, steal ? { steal: true } : { ifAvailable: true }, hold)
          // A lock that is taken away ends in an error; one that can't be had at all keeps nobody from work.
          .catch(() => (isHeld ? onTaken() : resolve(true)))
      })
    },
    leave: () => leave(),
    isTaken: async () => {
      if (!('locks' in navigator)) return false
      const { held = [] } = await navigator.locks.query()
      return held.some((lock) => lock.name === name)
    },
  }
}
