import { isRecord } from '@/lib/is-record.ts'
import { note } from '@/lib/note.ts'
import type { StorageKey } from '@/lib/storage-keys.ts'

const minute = 60_000
/** How often to look for a newer build. */
export const checkInterval = 10 * minute
/**
 * How long a build must stay before it is offered, so that a running or withdrawn deploy bothers
 * nobody.
 */
const settled = 5 * minute
const marker: StorageKey = 'offered-build'

/** The build that the host serves now (version.json), or null if unknown. */
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

/** Each tab offers a build once, because a cache may serve the old documents for longer. */
export function markOffered(build: string): void {
  try {
    sessionStorage.setItem(marker, build)
  } catch {
    // Without storage this holds for the document.
  }
}

/**
 * Reports a build that differs from this document's and has been out for a while.
 * @returns a function that stops watching
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
    if (!document.hidden && Date.now() - last >= checkInterval) void look()
  }
  // Half the interval, so that no tick comes just before the next check is due.
  const timer = setInterval(lookIfSeen, checkInterval / 2)
  document.addEventListener('visibilitychange', lookIfSeen)
  void look()
  return () => {
    over = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}
