import { createSignal } from '@/lib/signal.ts'
import { createStored } from '@/lib/stored.ts'
import type { StorageKey } from '@/lib/storage-keys.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The chosen color scheme. index.html reads the same key before the first paint. */
export const storedTheme = createStored<Theme>('theme', themes, 'system')

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

const chosen = createSignal<Theme>()

/** Marks the stored theme as the account's (account-theme.ts). */
export const borrowedKey: StorageKey = 'theme-of-account'

/** Stores a choice on this device only, when the account already has it. */
export function keepTheme(theme: Theme): void {
  storedTheme.set(theme)
  try {
    localStorage.removeItem(borrowedKey)
  } catch {
    // Without storage nothing was borrowed.
  }
}

/** Stores the visitor's own choice on this device, where it overrides their account's. */
export function chooseTheme(theme: Theme): void {
  keepTheme(theme)
  chosen.emit(theme)
}

/** Notifies of choices made in this tab, not in others. */
export const onThemeChosen = chosen.subscribe
