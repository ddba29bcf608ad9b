import { createStored } from '@/lib/stored.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The chosen colour scheme. index.html reads the same key before the first paint. */
export const storedTheme = createStored<Theme>('theme', themes, 'system')

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
