/** The server's time minus the device's, in milliseconds. */
let offset = 0
/** What `Date` and the page's stopwatch said when both were read last. */
let last: { date: number; watch: number } | null = null
/** What `Date` has lost since the page opened, because the device's clock was set back. */
let lost = 0

/**
 * Now by the device's clock, for what is counted down. It goes on where the clock is set back
 * meanwhile: a pause of a minute would last an hour, and a key that is shown for one as well. The
 * stopwatch alone would not do, because it stands still while a device sleeps.
 */
export function deviceNow(): number {
  const date = Date.now()
  const watch = performance.now()
  const passed = last ? watch - last.watch : 0
  const behind = last ? passed - (date - last.date) : 0
  last = { date, watch }
  // A clock that is only adjusted moves by less. A stopwatch that began anew tells nothing.
  if (passed >= 0 && behind > 1000) lost += behind
  return Math.round(date + lost)
}

/**
 * Learns the server's clock from the `Date` of an answer, which counts whole seconds. The offset
 * stays while the answer agrees with it, so a right clock and a slow line change nothing. An answer
 * of a cache has an old date, and its `Age` says so.
 * @param sent when the request left, by `deviceNow()`
 * @param come when the answer began to arrive
 */
export function noteServerDate(headers: Headers, sent: number, come: number): void {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date) || Number(headers.get('age') ?? 0) > 0) return
  const [least, most] = [date - come, date + 1000 - sent]
  // The device's clock was set between the two.
  if (least > most) return
  if (offset < least || offset > most) offset = Math.round((least + most) / 2)
}

/** A time by `Date`, such as of an answer's arrival, by the server's clock. */
export const serverTime = (date: number): number => date + lost + offset

/** Now by the server's clock, to compare with what the server dates. */
export const serverNow = (): number => deviceNow() + offset

/** A time that the server dates, to compare with `deviceNow()`. NaN if it is no date. */
export const deviceTime = (iso: string | null | undefined): number => Date.parse(iso ?? '') - offset

export const forgetServerClock = (): void => {
  offset = lost = 0
  last = null
}
