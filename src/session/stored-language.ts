import { readCookie } from '@/lib/cookie.ts'
import { isLanguage } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { writeCookie } from './cookies.ts'

const name = 'language'

let unsaved: Language | null = null

/** The visitor's own choice of language: a cookie, so that the host's redirect of /en can make the same choice. */
export function readLanguage(): Language | null {
  if (unsaved) return unsaved
  const value = readCookie(name)
  return isLanguage(value) ? value : null
}

const listeners = new Set<(language: Language) => void>()

/** Keeps a choice on this device, where the account knows it already; for this page alone where cookies are refused. */
export function keepLanguage(language: Language): void {
  unsaved = writeCookie(name, language) ? null : language
}

/** Keeps the visitor's choice. */
export function storeLanguage(language: Language): Promise<void> {
  keepLanguage(language)
  for (const listener of listeners) listener(language)
  return Promise.resolve()
}

/** Told of choices made in this tab; those of other tabs are theirs to tell. */
export function onLanguageChosen(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
