const most = 3
const within = 10_000

/** The backend's answers sent the page back and forth. */
export class RedirectCircle extends Error {
  override name = 'RedirectCircle'
}

/** A counter of redirects that the backend's answers caused: the fourth within ten seconds throws (quality.md section 2). */
export function createRedirectCounter(now: () => number = Date.now): () => void {
  let times: number[] = []
  return () => {
    times = [...times.filter((at) => now() - at < within), now()]
    if (times.length > most) throw new RedirectCircle(`More than ${most} redirects in ${within / 1000} s.`)
  }
}
