import { borrowedKey, storedTheme } from './theme.ts'
import type { Theme } from './theme.ts'

// An account's theme is stored where the visitor's own would be, so that index.html finds it before
// the first paint. A marker tells the two apart.

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    // Without storage this holds for the page.
    return null
  }
}

const isBorrowed = (): boolean => attempt(() => localStorage.getItem(borrowedKey)) !== null

/** Whether the visitor has made a choice on this device, including "as the system". */
const hasOwn = (): boolean =>
  !isBorrowed() &&
  (storedTheme.get() !== storedTheme.fallback ||
    attempt(() => localStorage.getItem('theme')) !== null)

/** Applies an account's theme if the visitor has none on this device. */
export function borrowTheme(theme: Theme): void {
  if (hasOwn() || theme === storedTheme.get()) return
  attempt(() => localStorage.setItem(borrowedKey, ''))
  storedTheme.set(theme)
}

/** Removes an account's theme from the device on sign-out. */
export function returnTheme(): void {
  if (!isBorrowed()) return
  storedTheme.set(storedTheme.fallback)
  attempt(() => {
    localStorage.removeItem(borrowedKey)
    localStorage.removeItem('theme')
  })
}
