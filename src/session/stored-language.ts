import { readCookie } from '@/lib/cookie.ts'
import { chunk } from '@/lib/chunk.ts'
import { note } from '@/lib/note.ts'
import { isLanguage } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

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
export async function keepLanguage(language: Language): Promise<void> {
  unsaved = language
  try {
    const { writeCookie } = await chunk(() => import('./cookies.ts'), { reload: false })
    if (unsaved === language && writeCookie(name, language)) unsaved = null
  } catch (problem) {
    note('The choice of a language holds for this page alone.', problem)
  }
}

/** Keeps the visitor's choice. */
export function storeLanguage(language: Language): Promise<void> {
  const kept = keepLanguage(language)
  for (const listener of listeners) listener(language)
  return kept
}

/** Told of choices made in this tab; those of other tabs are theirs to tell. */
export function onLanguageChosen(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
