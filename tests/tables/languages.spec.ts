import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alternates,
  canonicalUrl,
  interfaceLanguage,
  localise,
  pageLanguage,
  splitLanguage,
  variants,
} from '@/routes/language.ts'
import { parseSite } from '@/site/env.ts'
import { prefixes } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { siteIds } from '@/site/sites.ts'
import { example, lines } from '../support/routes.ts'

const root = join(import.meta.dirname, '..', '..')
const sites = siteIds.map((id) =>
  parseSite(parseEnv(readFileSync(join(root, 'builds', id, '.env'), 'utf8')), id),
)
const pages = lines.filter(({ guard, path }) => guard !== 'redirect' && path !== '*')

describe('splitLanguage', () => {
  it.each([
    ['/', null, '/'],
    ['/pricing', null, '/pricing'],
    ['/enterpage', null, '/enterpage'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/ru/pricing', 'ru', '/pricing'],
    ['/de/nonsense', 'de', '/nonsense'],
    ['/xx/pricing', null, '/xx/pricing'],
    ['/EN/pricing', null, '/EN/pricing'],
    ['/english', null, '/english'],
    ['/en-GB/pricing', null, '/en-GB/pricing'],
    ['/ru/ru/pricing', 'ru', '/ru/pricing'],
    ['/ru/pricing/', 'ru', '/pricing/'],
    ['/en//other.example', 'en', '/other.example'],
    ['/en///other.example', 'en', '/other.example'],
    ['/en/\\other.example', 'en', '/other.example'],
    ['/en\\\\other.example', 'en', '/other.example'],
    ['/en/%2Fother.example', 'en', '/other.example'],
    ['/en%2f%2fother.example', 'en', '/other.example'],
    ['/en/%5c%5Cother.example', 'en', '/other.example'],
    ['/en/%2f/\\%5c/other.example', 'en', '/other.example'],
    ['/en//', 'en', '/'],
    ['/ru/%2f', 'ru', '/'],
  ])('%s is %s and %s', (pathname, prefix, path) => {
    expect(splitLanguage(pathname)).toEqual({ prefix, path })
  })

  it('takes each of the 15 prefixes off each row, and nothing else', () => {
    for (const { path } of pages)
      for (const prefix of prefixes) {
        const plain = example(path)
        expect(splitLanguage(`/${prefix}${plain}`)).toEqual({ prefix, path: plain })
        expect(splitLanguage(plain)).toEqual({ prefix: null, path: plain })
      }
  })

  it('leaves nothing behind a prefix that a browser takes for another host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '%252f',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      'other.example',
      'pricing',
      '?',
      '#',
      '%09',
      '%0a',
    )
    const rest = fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), rest, (prefix, tail) => {
        for (const pathname of [
          `/${prefix}${tail}`,
          `/${prefix}/${tail}`,
          new URL(`/${prefix}/${tail}`, 'https://own.example').pathname,
        ]) {
          const { prefix: found, path } = splitLanguage(pathname)
          if (found === null) continue
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(new URL(path, 'https://own.example').origin).toBe('https://own.example')
        }
      }),
      { numRuns: 5000 },
    )
  })
})

describe('the interface language', () => {
  const none = { stored: null, accepted: [] }
  it.each<[string, Parameters<typeof interfaceLanguage>, Language]>([
    [
      'is the prefix before everything',
      ['zh', { stored: 'ru', accepted: ['en'] }, { defaultLanguage: 'en' }],
      'zh',
    ],
    [
      'is the stored choice before the browser',
      [null, { stored: 'ru', accepted: ['zh', 'en'] }, { defaultLanguage: 'en' }],
      'ru',
    ],
    [
      'is the browser’s best that we have',
      [null, { stored: null, accepted: ['de-DE', 'zh-TW', 'ru'] }, { defaultLanguage: 'en' }],
      'zh',
    ],
    ['is the site’s default otherwise', [null, none, { defaultLanguage: 'zh' }], 'zh'],
    [
      'does not care for prefixes that we do not write in',
      ['de', { stored: null, accepted: ['ru'] }, { defaultLanguage: 'en' }],
      'ru',
    ],
    [
      'does not care for a stored value that is no language',
      [null, { stored: 'xx', accepted: [] }, { defaultLanguage: 'en' }],
      'en',
    ],
    [
      'does not care for a browser that says nothing useful',
      [null, { stored: undefined, accepted: ['', '*', 'uk'] }, { defaultLanguage: 'en' }],
      'en',
    ],
  ])('%s', (_, args, language) => {
    expect(interfaceLanguage(...args)).toBe(language)
  })
})

describe('the language of a page', () => {
  it('is the wanted one where the row allows it, else English, else its first; for every row', () => {
    for (const row of pages)
      for (const wanted of ['en', 'ru', 'zh'] as const) {
        const shown = pageLanguage(row, wanted)
        expect(row.langs).toContain(shown)
        if (row.langs.includes(wanted)) expect(shown).toBe(wanted)
        else
          expect(shown, row.path).toBe(
            row.path === '/workers-software/captcha-bot-rs' ? 'ru' : 'en',
          )
      }
    expect(pageLanguage({ langs: ['ru', 'zh'] }, 'en')).toBe('ru')
  })
})

describe('addresses', () => {
  it('localise keeps query and hash, and writes no double slash', () => {
    expect(localise('/', 'ru', 'prefixed')).toBe('/ru')
    expect(localise('/?a=1', 'ru', 'prefixed')).toBe('/ru?a=1')
    expect(localise('/#order-captchas', 'zh', 'prefixed')).toBe('/zh#order-captchas')
    expect(localise('/pricing?a=1#b', 'ru', 'prefixed')).toBe('/ru/pricing?a=1#b')
    expect(localise('/pricing', 'en', 'prefixed')).toBe('/pricing')
    expect(localise('/pricing', 'ru', 'none')).toBe('/pricing')
  })

  it('localise and splitLanguage undo each other, for every row', () => {
    for (const { path } of pages)
      for (const language of ['ru', 'zh'] as const)
        expect(splitLanguage(localise(example(path), language, 'prefixed'))).toEqual({
          prefix: language,
          path: example(path),
        })
  })

  it('has one variant a row on a site without prefixes, and one for each further language on the other', () => {
    for (const row of pages) {
      expect(variants(row, 'none')).toEqual([null])
      expect(variants(row, 'prefixed')).toEqual([
        null,
        ...(['ru', 'zh'] as const).filter((language) => row.langs.includes(language)),
      ])
    }
  })
})

describe.each(sites)('on $id', ({ hosts }) => {
  // Written out: English on the com host, Chinese on the zh host, Russian under /ru on the ru host
  // (ARCHITECTURE.md section 5).
  const url: Record<Language, (path: string) => string> = {
    en: (path) => `https://glyphwork.example${path}`,
    zh: (path) => `https://cn.glyphwork.example${path}`,
    ru: (path) => `https://ru.glyphwork.example/ru${path === '/' ? '' : path}`,
  }
  const tag: Record<Language, string> = { en: 'en', zh: 'zh-CN', ru: 'ru' }

  it.each(pages)('$path names its sisters, itself among them', (row) => {
    const path = example(row.path)
    const first = row.langs.includes('en') ? 'en' : row.langs[0]
    const found = alternates(row, path, hosts)
    expect(found).toEqual([
      ...row.langs.map((language) => ({ hreflang: tag[language], href: url[language](path) })),
      { hreflang: 'x-default', href: url[first](path) },
    ])
    for (const wanted of ['en', 'ru', 'zh'] as const) {
      const canonical = canonicalUrl(path, pageLanguage(row, wanted), hosts)
      expect(found.map(({ href }) => href)).toContain(canonical)
      expect(new URL(canonical).href.replace(/\/$/, '')).toBe(canonical.replace(/\/$/, ''))
    }
  })
})

it('falls back to English wherever a row has it, and to its first language elsewhere', () => {
  const [site] = sites
  if (!site) throw new Error('A site is expected.')
  const { hosts } = site
  const fallbackOf = (...langs: [Language, ...Language[]]) =>
    alternates({ langs }, '/x', hosts).find(({ hreflang }) => hreflang === 'x-default')?.href
  expect(pageLanguage({ langs: ['ru', 'en'] }, 'zh')).toBe('en')
  expect(pageLanguage({ langs: ['zh', 'ru'] }, 'en')).toBe('zh')
  expect(fallbackOf('ru', 'en')).toBe(canonicalUrl('/x', 'en', hosts))
  expect(fallbackOf('zh', 'ru')).toBe(canonicalUrl('/x', 'zh', hosts))
})
