/** Minutes until a time, the last one begun counting whole; 0 when it has come, null where there is none. */
export function minutesLeft(until: string | null, now: number): number | null {
  const end = Date.parse(until ?? '')
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / 60_000))
}
