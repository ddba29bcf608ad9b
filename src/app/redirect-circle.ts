const most = 3
const within = 10_000

/** The backend's answers redirected the page back and forth. */
export class RedirectCircle extends Error {
  override name = 'RedirectCircle'
}

export interface RedirectChain {
  /**
   * Counts a redirect of a guard.
   * @throws RedirectCircle at the fourth of one chain within ten seconds (quality.md section 2)
   */
  redirected: () => void
  /** A guard admitted the visitor: the next navigation starts a new chain. */
  arrived: () => void
}

/** Counts the redirects that follow each other without a page in between. */
export function createRedirectChain(now: () => number = Date.now): RedirectChain {
  let times: number[] = []
  return {
    redirected: () => {
      times = [...times.filter((at) => now() - at < within), now()]
      if (times.length > most)
        throw new RedirectCircle(`More than ${most} redirects in ${within / 1000} s.`)
    },
    arrived: () => {
      times = []
    },
  }
}
