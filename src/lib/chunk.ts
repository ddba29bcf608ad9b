import { report } from './report.ts'
import type { StorageKey } from './storage-keys.ts'

/**
 * Imports that survive a deploy: an open page may request a chunk that the host no longer has. The
 * import is tried once more (for a temporary fault; Chromium caches a failed import and does not
 * request it again). Then the page reloads at the address it was going to, once per build. The
 * inline script of index.html does the same for the entry and its imports.
 */
declare const __BUILD_ID__: string

const marker: StorageKey = 'reloaded-for'

let target = (): string => location.href
let dirty = (): boolean => false

/**
 * Sets where a reload leads: to the target of the running navigation, not to the current address.
 */
export function setReloadTarget(address: () => string): void {
  target = address
}

/** Sets the check for typed text that a reload would lose. */
export function setDirtyCheck(check: () => boolean): void {
  dirty = check
}

/** Whether there is unsent text. */
export const hasUnsentText = (): boolean => dirty()

/**
 * Whether an error means that a script or style failed to load, by the messages of the three
 * engines and of Vite.
 */
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
 * The imports of which a style sheet has failed. Vite requests the sheets of an import once per
 * document: without this, the next try would resolve, and the page would have no styles.
 */
const unstyled = new WeakSet<() => Promise<unknown>>()

const isSheetError = (error: unknown): boolean =>
  error instanceof Error && /unable to preload css/i.test(error.message)

/** Requests the style sheets again that the document could not load. */
async function loadFailedSheets(): Promise<void> {
  // A sheet that stands in the document has a disabled link.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  await Promise.all(
    [...links]
      .filter(({ sheet }) => sheet === null)
      .map(
        (failed) =>
          new Promise<void>((resolve, reject) => {
            const link = document.createElement('link')
            link.rel = 'stylesheet'
            link.href = failed.href
            link.addEventListener('load', () => resolve())
            link.addEventListener('error', () =>
              reject(new Error(`Unable to preload CSS for ${failed.href}`)),
            )
            failed.replaceWith(link)
          }),
      ),
  )
}

/**
 * Runs a dynamic import.
 * @param options.reload whether the page may reload if the chunk is gone; false if it can do
 *   without the chunk
 * @throws the import's error if a reload is not allowed or was tried before
 */
export async function chunk<T>(
  load: () => Promise<T>,
  options: { reload?: boolean } = {},
): Promise<T> {
  let failure: unknown
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      if (unstyled.has(load)) await loadFailedSheets()
      const module: T | undefined = await load()
      unstyled.delete(load)
      // With a prevented vite:preloadError the import resolves to undefined.
      if (module === undefined) throw new Error('The chunk was lost on its way.')
      return module
    } catch (error) {
      failure = error
      if (!isChunkError(error)) throw error
      if (isSheetError(error)) unstyled.add(load)
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
  // For an anchor of the current document the browser would only scroll.
  if (to !== documentOf(to) && documentOf(to) === documentOf(shown)) location.reload()
}
