/** The minutes until a time, rounded up; 0 when it is reached, null if there is none. */
export function minutesLeft(until: string | null, now: number): number | null {
  const end = Date.parse(until ?? '')
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / 60_000))
}
