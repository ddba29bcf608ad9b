/** The server's time minus the device's, in milliseconds. */
let offset = 0

/**
 * Learns the server's clock from the `Date` of an answer, which counts whole seconds. The offset
 * stays while the answer agrees with it, so a right clock and a slow line change nothing. An answer
 * of a cache has an old date, and its `Age` says so.
 * @param sent when the request left, by the device's clock
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

/** A time by the device's clock, such as of an answer's arrival, by the server's clock. */
export const serverTime = (device: number): number => device + offset

/** Now by the server's clock, to compare with what the server dates. */
export const serverNow = (): number => serverTime(Date.now())

/** A time that the server dates, by the device's clock: for countdowns. NaN if it is no date. */
export const deviceTime = (iso: string | null | undefined): number => Date.parse(iso ?? '') - offset

export const forgetServerClock = (): void => {
  offset = 0
}
