import { createStored } from '@/lib/stored.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The chosen colour scheme. index.html reads the same key before the first paint. */
export const storedTheme = createStored<Theme>('theme', themes, 'system')

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

const listeners = new Set<(theme: Theme) => void>()

/** The key that says that the stored theme came with an account (account-theme.ts). */
export const borrowedKey = 'theme-of-account'

/** Keeps a choice on this device, where the account knows it already. */
export function keepTheme(theme: Theme): void {
  storedTheme.set(theme)
  try {
    localStorage.removeItem(borrowedKey)
  } catch {
    // Storage is refused: nothing was borrowed.
  }
}

/** The visitor's own choice on this device, which wins here over their account's. */
export function chooseTheme(theme: Theme): void {
  keepTheme(theme)
  for (const listener of listeners) listener(theme)
}

/** Told of choices made in this tab; those of other tabs are theirs to tell. */
export function onThemeChosen(listener: (theme: Theme) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
