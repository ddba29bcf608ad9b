/**
 * Sends one value at a time. Of the values that arrive meanwhile only the last is sent, so that the
 * stored value is the latest.
 */
export function lastWins<T>(send: (value: T) => Promise<void>): (value: T) => void {
  let waiting: { value: T } | null = null
  let sending = false
  async function run(): Promise<void> {
    sending = true
    while (waiting) {
      const { value }: { value: T } = waiting
      waiting = null
      await send(value)
    }
    sending = false
  }
  return (value) => {
    waiting = { value }
    if (!sending) void run()
  }
}
