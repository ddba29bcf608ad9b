import { readRawCookie } from '@/lib/cookie.ts'
import { chunk } from '@/lib/chunk.ts'
import { note } from '@/lib/note.ts'
import { createSignal } from '@/lib/signal.ts'
import { isLanguage } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

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
export async function keepLanguage(language: Language): Promise<void> {
  unsaved = language
  try {
    const { writeCookie } = await chunk(() => import('./cookies.ts'), { reload: false })
    if (unsaved === language && writeCookie(name, language)) unsaved = null
  } catch (problem) {
    note('The choice of a language holds for this page alone.', problem)
  }
}

/** Stores the visitor's choice. */
export function storeLanguage(language: Language): Promise<void> {
  const kept = keepLanguage(language)
  chosen.emit(language)
  return kept
}

/** Notifies of choices made in this tab, not in others. */
export const onLanguageChosen = chosen.subscribe
