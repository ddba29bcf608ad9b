import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..', '..', 'src')

/** Cookies of the backend; the others are this site's (src/session/cookies.ts). */
const ofBackend = ['session', 'csrf_token']
const lasts: Readonly<Record<string, string>> = {
  year: '1 year',
  '7 * day': '7 days',
  '3 * day': '3 days',
  null: 'until the browser is closed',
}
const read = (...parts: string[]): string => readFileSync(join(src, '..', ...parts), 'utf8')

it.each(['en', 'ru', 'zh'])('is told by name on the privacy page in %s', (language) => {
  const words = read('locales', language, 'privacy.json')
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.spec\.|^mocks\//.test(file),
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8')
    if (!/createStored|\b(?:session|local)Storage\b|idb-keyval/.test(text)) return []
    return [
      ...text.matchAll(
        /createStored(?:<\w+>)?\(\s*'([\w-]+)'|(?:[kK]ey|marker) = '([\w-]+)'|keyOf = .*`([\w-]+):/g,
      ),
    ].map(([, stored, key, group]) => stored ?? key ?? group ?? '')
  })
  expect(found.length).toBeGreaterThanOrEqual(10)
  const cookies = [...read('src', 'session', 'cookies.ts').matchAll(/^ {2}(\w+): ([^,]+),$/gm)]
  expect(cookies.length).toBeGreaterThanOrEqual(13)
  for (const name of [...found, ...ofBackend, ...cookies.map(([, cookie]) => cookie ?? '')])
    expect(words, name).toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`))
  if (language !== 'en') return
  const lines = words.slice(words.indexOf('"cookies"')).split('\n')
  for (const [, cookie = '', time = ''] of cookies) {
    const line = lines.find((one) => new RegExp(`\\b${cookie}(?=[,:])`).test(one)) ?? ''
    expect(line, cookie).toContain(lasts[time])
  }
})
