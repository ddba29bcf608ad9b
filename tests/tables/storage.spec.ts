import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storageKeys } from '@/lib/storage-keys.ts'
import { visitorCookie } from '@/mocks/handlers/articles.ts'
import { challengeCookie, trustedCookie } from '@/mocks/lib/challenges.ts'
import { cookieLifetimes } from '@/session/cookies.ts'
import { entriesOf } from '@/lib/object.ts'

/** Cookies of the backend; the others are this site's. */
const ofBackend = ['session', 'csrf_token', challengeCookie, trustedCookie, visitorCookie]

const day = 24 * 60 * 60
const lasts = new Map<number | null, string>([
  [365 * day, '1 year'],
  [7 * day, '7 days'],
  [3 * day, '3 days'],
  [null, 'until the browser is closed'],
])
const wordsOf = (language: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'locales', language, 'privacy.json'), 'utf8')

it.each(['en', 'ru', 'zh'])('is told by name on the privacy page in %s', (language) => {
  const words = wordsOf(language)
  for (const name of [...storageKeys, ...ofBackend, ...Object.keys(cookieLifetimes)])
    expect(words, name).toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`))
})

it('is told with the time that each cookie lasts', () => {
  const words = wordsOf('en')
  const lines = words.slice(words.indexOf('"cookies"')).split('\n')
  for (const [cookie, time] of entriesOf(cookieLifetimes)) {
    const line = lines.find((one) => new RegExp(`\\b${cookie}(?=[,:])`).test(one))
    expect(line, cookie).toContain(lasts.get(time) ?? 'no known time')
  }
})
