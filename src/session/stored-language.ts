import Cookies from 'universal-cookie'
import { isLanguage } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

const name = 'language'
const year = 365 * 24 * 60 * 60

/** The visitor's own choice of language: a cookie, so that the host's redirect of /en can make the same choice. */
export function readLanguage(): Language | null {
  try {
    const value: unknown = new Cookies().get(name, { doNotParse: true })
    return isLanguage(value) ? value : null
  } catch {
    return null
  }
}

export function storeLanguage(language: Language): void {
  try {
    new Cookies().set(name, language, { path: '/', maxAge: year, sameSite: 'lax', secure: location.protocol === 'https:' })
  } catch {
    // Cookies are refused: the choice holds for as long as the address or the browser says the same.
  }
}
