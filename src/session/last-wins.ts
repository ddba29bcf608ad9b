/** Sends one value at a time, and of those that come meanwhile only the last: what is stored in the end is what was said last. */
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
