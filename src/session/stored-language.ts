import { readRawCookie } from '@/lib/cookie.ts'
import { createSignal } from '@/lib/signal.ts'
import { isLanguage } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { writeCookie } from './cookies.ts'

const name = 'language'

let unsaved: Language | null = null

/**
 * The visitor's own choice of language. It is a cookie, so that the host's redirect of /en can use
 * it.
 */
export function readLanguage(): Language | null {
  if (unsaved) return unsaved
  const value = readRawCookie(name)
  return isLanguage(value) ? value : null
}

const chosen = createSignal<Language>()

/**
 * Stores a choice on this device only, when the account already has it. Without cookies it holds
 * for the page.
 */
export function keepLanguage(language: Language): void {
  unsaved = writeCookie(name, language) ? null : language
}

/** Stores the visitor's choice. */
export function storeLanguage(language: Language): void {
  keepLanguage(language)
  chosen.emit(language)
}

/** Notifies of choices made in this tab, not in others. */
export const onLanguageChosen = chosen.subscribe
