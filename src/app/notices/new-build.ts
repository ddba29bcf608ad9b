import { isRecord } from '@/lib/is-record.ts'
import { note } from '@/lib/note.ts'

const minute = 60_000
/** A newer build is looked for this often. */
export const lookEvery = 10 * minute
/** So long it has to stay: a deploy that is under way or taken back bothers nobody. */
const settled = 5 * minute
const marker = 'offered-build'

/** The build that the host serves now (version.json); null where it does not say. */
async function readBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(15_000),
    })
    const version: unknown = response.ok ? await response.json() : null
    return isRecord(version) && typeof version['build'] === 'string' ? version['build'] : null
  } catch (error) {
    note('The version of the site could not be read.', error)
    return null
  }
}

function wasOffered(build: string): boolean {
  try {
    return sessionStorage.getItem(marker) === build
  } catch {
    return false
  }
}

/** Each tab is offered a build once: a cache may hand out the old documents for longer. */
export function markOffered(build: string): void {
  try {
    sessionStorage.setItem(marker, build)
  } catch {
    // Where storage is refused it holds for this document.
  }
}

/**
 * Tells of a build that is not this document's and has been out for a while.
 * @returns a function that stops it
 */
export function watchBuild(onNew: (build: string) => void): () => void {
  let seen: { build: string; at: number } | null = null
  let last = Number.NEGATIVE_INFINITY
  let over = false
  async function look(): Promise<void> {
    last = Date.now()
    const build = await readBuild()
    if (over || build === null) return
    if (build === __BUILD_ID__) seen = null
    else if (seen?.build !== build) seen = { build, at: Date.now() }
    else if (Date.now() - seen.at >= settled && !wasOffered(build)) onNew(build)
  }
  const lookIfSeen = (): void => {
    if (!document.hidden && Date.now() - last >= lookEvery) void look()
  }
  // Half as long, so that no tick comes a moment before it may look.
  const timer = setInterval(lookIfSeen, lookEvery / 2)
  document.addEventListener('visibilitychange', lookIfSeen)
  void look()
  return () => {
    over = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}
