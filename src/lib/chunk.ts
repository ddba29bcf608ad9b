import { report } from './report.ts'

/**
 * Imports that survive a deploy: an old page may ask for a chunk that the host no longer has. The import is tried
 * again once (a passing fault; Chromium remembers a failed import and does not ask again), then the page is loaded anew
 * at the address it was going to, once per build. index.html's inline script does the same for the entry and what it imports.
 */
declare const __BUILD_ID__: string

const marker = 'reloaded-for'

let target = (): string => location.href
let dirty = (): boolean => false

/** Where a reload is to lead: the address of the navigation under way, not the one that is shown. */
export function setReloadTarget(address: () => string): void {
  target = address
}

/** Whether there is typed text that a reload would lose. */
export function setDirtyCheck(check: () => boolean): void {
  dirty = check
}

/** Whether there is typed text that nobody has sent yet. */
export const wouldLose = (): boolean => dirty()

/** Whether an error means that a script or style could not be fetched, in the words of the three engines and of Vite. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload|failed to fetch module|chunk was lost/i.test(
      error.message,
    )
  )
}

function mayReload(): boolean {
  if (!navigator.onLine || dirty()) return false
  try {
    if (sessionStorage.getItem(marker) === __BUILD_ID__) return false
    sessionStorage.setItem(marker, __BUILD_ID__)
    return true
  } catch {
    return false
  }
}

/**
 * Runs a dynamic import.
 * @param options.reload whether the page may be loaded anew when the chunk is gone; false for what can be done without
 * @throws the import's error where a reload is not allowed or has been tried
 */
export async function chunk<T>(
  load: () => Promise<T>,
  options: { reload?: boolean } = {},
): Promise<T> {
  let failure: unknown
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const module: T | undefined = await load()
      // With a prevented vite:preloadError the import resolves to undefined.
      if (module === undefined) throw new Error('The chunk was lost on its way.')
      return module
    } catch (error) {
      failure = error
      if (!isChunkError(error)) throw error
    }
  }
  report({ kind: 'chunk', error: failure })
  if (typeof window === 'undefined' || options.reload === false || !mayReload()) throw failure
  loadAnew(target())
  return new Promise<never>(() => {})
}

const documentOf = (address: string): string => address.replace(/#.*/s, '')

function loadAnew(address: string): void {
  const shown = location.href
  const to = new URL(address, shown).href
  location.assign(to)
  // To an anchor of the document that is shown, the browser only scrolls.
  if (to !== documentOf(to) && documentOf(to) === documentOf(shown)) location.reload()
}
