export const start = Date.parse('2026-04-15T09:30:00Z')

/** Simulated time with timers. */
export function pretendTime() {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    later: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    pass: (ms: number) => {
      now += ms
    },
    /**
     * Advances to the next timer.
     * @returns whether there was one
     */
    wake: () => {
      const next = timers.toSorted((a, b) => a.at - b.at)[0]
      if (!next) return false
      timers = timers.filter((one) => one !== next)
      now = Math.max(now, next.at)
      next.run()
      return true
    },
  }
}

/** Lets pending promises settle. */
export const settlePromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
