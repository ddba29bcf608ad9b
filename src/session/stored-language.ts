import { readCookie } from '@/lib/cookie.ts'
import { isLanguage } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

const name = 'language'
const year = 365 * 24 * 60 * 60

let unsaved: Language | null = null

/** The visitor's own choice of language: a cookie, so that the host's redirect of /en can make the same choice. */
export function readLanguage(): Language | null {
  if (unsaved) return unsaved
  const value = readCookie(name)
  return isLanguage(value) ? value : null
}

/** Keeps the choice. Reading needs no library, so that the cookie library comes only to those who choose. */
export async function storeLanguage(language: Language): Promise<void> {
  unsaved = language
  try {
    const { default: Cookies } = await import('universal-cookie')
    new Cookies().set(name, language, { path: '/', maxAge: year, sameSite: 'lax', secure: location.protocol === 'https:' })
    unsaved = null
  } catch {
    // Cookies are refused or the chunk is gone: the choice holds for this page.
  }
}
