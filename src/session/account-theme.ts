import { borrowedKey, storedTheme } from './theme.ts'
import type { Theme } from './theme.ts'

// The theme that came with an account stands where the visitor's own would, so that index.html finds it before the first
// paint; a mark beside it tells the two apart.

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    // Storage is refused: it holds for this page.
    return null
  }
}

const isBorrowed = (): boolean => attempt(() => localStorage.getItem(borrowedKey)) !== null

/** Whether the visitor has chosen on this device, be it "as the system". */
const hasOwn = (): boolean =>
  !isBorrowed() &&
  (storedTheme.get() !== storedTheme.fallback ||
    attempt(() => localStorage.getItem('theme')) !== null)

/** Takes an account's theme, where the visitor has none of their own here. */
export function borrowTheme(theme: Theme): void {
  if (hasOwn() || theme === storedTheme.get()) return
  attempt(() => localStorage.setItem(borrowedKey, ''))
  storedTheme.set(theme)
}

/** Nothing of an account stays on the device that it has left. */
export function returnTheme(): void {
  if (!isBorrowed()) return
  storedTheme.set(storedTheme.fallback)
  attempt(() => {
    localStorage.removeItem(borrowedKey)
    localStorage.removeItem('theme')
  })
}
