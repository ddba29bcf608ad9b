import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lateNamespaces } from '@/i18n/words.ts'
import { isRecord } from '@/lib/is-record.ts'
import { memberRow, namespacesOf, pagePaths as allPaths } from '@/routes/paths.ts'
import { contentLanguages, languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'

/** Every page, and the member pages. */
const pagePaths = allPaths.flatMap((page) => {
  const row = memberRow(page.row)
  return row ? [page, { ...page, row }] : [page]
})
const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'locales')

/** The leaves of a file by their dotted key. */
function flatten(value: unknown, prefix = ''): [string, unknown][] {
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, child]) =>
        flatten(child, prefix ? `${prefix}.${key}` : key),
      )
    : [[prefix, value]]
}

/** The files of a language below locales/, as namespaces: `common`, `type/rotatecaptcha`. */
const filesOf = (language: Language): string[] =>
  readdirSync(join(folder, language), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(join(folder, language), join(entry.parentPath, entry.name)).replace(/\.json$/, ''),
    )
    .toSorted()
const namespaces = filesOf('en')
const read = (language: Language, namespace: string) => {
  const file = join(folder, language, `${namespace}.json`)
  return new Map(existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : [])
}
const words = new Map(
  contentLanguages.map((language) => [
    language,
    new Map(namespaces.map((namespace) => [namespace, read(language, namespace)])),
  ]),
)
const of = (language: Language, namespace: string): Map<string, unknown> =>
  words.get(language)?.get(namespace) ?? new Map<string, unknown>()

const form = /^(.*?)(_ordinal)?_(zero|one|two|few|many|other)$/

interface Plural {
  base: string
  type: Intl.PluralRuleType
}
/** The keys with plural forms: those that have an `_other`. */
function plurals(keys: Iterable<string>): Plural[] {
  return [...keys].flatMap((key): Plural[] => {
    const [, base = '', ordinal, name] = form.exec(key) ?? []
    return name === 'other'
      ? [{ base: base + (ordinal ?? ''), type: ordinal ? 'ordinal' : 'cardinal' }]
      : []
  })
}

const placeholders = (text: unknown): string[] =>
  Array.from(String(text).matchAll(/\{\{-?\s*([^},|\s]+)/g), ([, name = '']) => name).toSorted()

/** The words of pages that only a build writes: of the hosts (builds/hosting/error-pages.ts) and of the status. */
const builtNamespaces = ['host', 'statusPage']

/**
 * English defines the types of the keys and is the fallback of the others. A row decides which
 * languages its namespaces need.
 */
function languagesOf(namespace: string): Language[] {
  const naming = pagePaths.filter((page) => namespacesOf(page).includes(namespace))
  const anywhere = ['common', ...builtNamespaces, ...lateNamespaces].includes(namespace)
  return contentLanguages.filter(
    (language) =>
      language === 'en' || anywhere || naming.some(({ row }) => row.langs.includes(language)),
  )
}

const keysIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, child) => sum + keysIn(child), 0) +
      (Array.isArray(value) ? 0 : Object.keys(value).length)
    : 0

/**
 * A key that a file contains twice: JSON.parse keeps the last one, and the page of the first one
 * shows it too.
 */
it.each(contentLanguages)('has no key twice in %s', (language) => {
  const twice = filesOf(language).filter((namespace) => {
    const text = readFileSync(join(folder, language, `${namespace}.json`), 'utf8')
    const strings = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)]
    const written = strings.filter(([, colon]) => colon !== undefined).length
    return written !== keysIn(JSON.parse(text))
  })
  expect(twice).toEqual([])
})

describe('the files', () => {
  it('are there in every language that a row allows which names them, and no others', () => {
    for (const language of contentLanguages) {
      const wanted = namespaces.filter((namespace) => languagesOf(namespace).includes(language))
      expect(filesOf(language), language).toEqual(wanted.toSorted())
    }
    for (const page of pagePaths)
      for (const namespace of namespacesOf(page))
        expect(namespaces, `namespace of ${page.id}`).toContain(namespace)
    const named = new Set<string>([
      'common',
      ...builtNamespaces,
      ...lateNamespaces,
      ...pagePaths.flatMap(namespacesOf),
    ])
    expect(namespaces.filter((namespace) => !named.has(namespace))).toEqual([])
  })
})

describe.each(namespaces)('%s', (namespace) => {
  const english = of('en', namespace)
  const counted = plurals(english.keys())
  const isForm = (key: string): boolean => {
    const [, base = '', ordinal = ''] = form.exec(key) ?? []
    return counted.some((one) => one.base === base + ordinal)
  }

  it.each(languagesOf(namespace))('%s has the keys of the English file', (language) => {
    const plain = (keys: Iterable<string>) => [...keys].filter((key) => !isForm(key)).toSorted()
    expect(plain(of(language, namespace).keys())).toEqual(plain(english.keys()))
  })

  it.each(languagesOf(namespace))('%s has exactly the plural forms of its language', (language) => {
    for (const { base, type } of counted) {
      const forms = [...of(language, namespace).keys()]
        .filter((key) => key.startsWith(`${base}_`) && isForm(key))
        .map((key) => key.slice(base.length + 1))
      const needed = new Intl.PluralRules(languages[language].tag, { type }).resolvedOptions()
        .pluralCategories
      expect(forms.toSorted(), `${language}/${namespace}: ${base}`).toEqual([...needed].toSorted())
    }
  })

  it.each(languagesOf(namespace))('%s has the placeholders of the English text', (language) => {
    for (const [key, text] of of(language, namespace)) {
      const base = counted.find(({ base: one }) => key.startsWith(`${one}_`) && isForm(key))?.base
      const wanted = placeholders(english.get(base ? `${base}_other` : key))
      const found = placeholders(text)
      // A plural form may omit its number ("one task"), or contain it.
      const named = (names: string[]) => (base ? names.filter((name) => name !== 'count') : names)
      expect(named(found), `${language}/${namespace}: ${key}`).toEqual(named(wanted))
    }
  })

  it.each(languagesOf(namespace))(
    '%s has a text for every key: no gap, no markup, no doubled space',
    (language) => {
      for (const [key, text] of of(language, namespace)) {
        const where = `${language}/${namespace}: ${key}`
        expect(typeof text, where).toBe('string')
        expect(String(text).trim(), where).not.toBe('')
        expect(String(text), where).not.toMatch(/ {2}|[\t\n\r]/)
        // Numbered and named tags of <Trans> are not HTML; entities and elements with attributes
        // are.
        expect(String(text), where).not.toMatch(
          /<[a-z!][^>]*[\s=/][^>]*>|&(?:[a-z]+|#\d+);|<\/?(?:a|b|p|br|div|span|strong|em|i|ul|li)>/i,
        )
        // Values are formatted before they are inserted: src/i18n/format.ts is the only formatter.
        expect(String(text), where).not.toMatch(/\{\{[^}]*,/)
        expect(key, where).not.toMatch(/__proto__|constructor|prototype/)
      }
    },
  )

  it('is written in Russian and in Chinese where it says so', () => {
    // Proper names of captchas, most of them the same in every language.
    if (namespace === 'captchaNames') return
    const letters = { ru: /[а-яё]/i, zh: /\p{Script=Han}/u }
    for (const language of ['ru', 'zh'] as const) {
      const texts = [...of(language, namespace).values()].map(String)
      const own = texts.filter((text) => letters[language].test(text)).length
      if (texts.length > 0)
        expect(own / texts.length, `${language}/${namespace}`).toBeGreaterThan(0.8)
    }
  })

  it.each([
    ['a space beside a full-width mark', /\s[，。：；！？、（）]|[，。：；！？、（）]\s/],
    ['a Western full stop', /\p{Script=Han}\.(?![\w.])/u],
    ['a half-width mark or bracket', /\p{Script=Han}[,;:!?(]|[,;!?)]\p{Script=Han}/u],
    [
      'a letter or figure without a space',
      // A date has none: 2026年11月28日.
      /(?!年\d+月|月\d+日)\p{Script=Han}[a-z\d]|[a-z\d%](?!年\d|月\d|(?<=月\d+)日)\p{Script=Han}/iu,
    ],
    ['two spaces, or one at an edge', / {2}|^ | $/],
  ])('does not have %s in Chinese', (_, mark) => {
    expect([...of('zh', namespace)].filter(([, text]) => mark.test(String(text)))).toEqual([])
  })

  it('names what a button is about by the words that stand on it', () => {
    for (const language of languagesOf(namespace)) {
      for (const [key, text] of of(language, namespace)) {
        const shown = of(language, namespace).get(
          key.replace(/\.named$/, '.button').replace(/Named$/, ''),
        )
        // A text that begins with a comma continues those words.
        if (
          /[.]named$|Named$/.test(key) &&
          typeof shown === 'string' &&
          !/^[,，]/.test(String(text))
        )
          expect(String(text).toLowerCase(), `${language}/${namespace}: ${key}`).toContain(
            shown.toLowerCase(),
          )
      }
    }
  })

  it('says "вы" to the reader, with a capital only where a sentence begins', () => {
    const inside = /[^\s.!?…»] В(?:ы|ас|ам|ами|аш[а-я]*)(?![а-яё])/
    expect([...of('ru', namespace)].filter(([, text]) => inside.test(String(text)))).toEqual([])
  })
})

describe('every key', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /(?<!\.spec|\.d)\.tsx?$/.test(entry.name) &&
        !entry.parentPath.includes('mocks'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    // The texts for visitors without scripts, of the hosts' own pages and of the status page.
    .concat(join(root, 'builds', 'plugins', 'lost.ts'))
    .concat(join(root, 'builds', 'hosting', 'error-pages.ts'))
    .concat(['page.ts', 'feed.ts'].map((file) => join(root, 'builds', 'status', file)))
    .map((file) => readFileSync(file, 'utf8'))
  const literals = new Set(
    sources.flatMap((text) =>
      Array.from(text.matchAll(/(['"`])((?:\w+:)?[\w.-]+)\1/g), ([, , literal = '']) =>
        literal.replace(/^\w+:/, ''),
      ),
    ),
  )
  /** `errors.${code}`: every key below it counts as used. */
  const stems = sources.flatMap((text) =>
    Array.from(text.matchAll(/`(?:\w+:)?([\w.-]+)\$\{[^`]*`/g), ([, stem = '']) => stem),
  )
  const prefixes = sources.flatMap((text) =>
    Array.from(text.matchAll(/keyPrefix: '([\w.]+)'/g), ([, prefix = '']) => prefix),
  )
  /** `proxyType:{slug}.name`: the name of one of several addresses in the breadcrumbs. */
  const crumbs = sources.flatMap((text) =>
    Array.from(
      text.matchAll(/crumb: '\w+:([\w.]*)\{\w+\}([\w.]*)'/g),
      ([, before = '', after = '']) => new RegExp(`^${before}[\\w-]+${after}$`),
    ),
  )

  const used = (key: string): boolean =>
    literals.has(key) ||
    crumbs.some((crumb) => crumb.test(key)) ||
    stems.some((stem) => stem.includes('.') && key.startsWith(stem)) ||
    prefixes.some((prefix) => key.startsWith(`${prefix}.`) && used(key.slice(prefix.length + 1)))

  it.each(namespaces)('of %s is used somewhere', (namespace) => {
    const keys = [...of('en', namespace).keys()].map((key) =>
      form.test(key) && plurals([key.replace(/_[a-z]+$/, '_other')]).length > 0
        ? key.replace(/(?:_ordinal)?_[a-z]+$/, '')
        : key,
    )
    expect([...new Set(keys)].filter((key) => !used(key))).toEqual([])
  })
})

/** The names of statuses in badges and in the options of filters. */
const states: Readonly<Record<string, RegExp>> = {
  complaints: /^(?:status\.\w+\.name|share\.level\.\w+)$/,
  keys: /^(?:status\.\w+|primary\.badge)$/,
  payment: /^status\.\w+\.name$/,
  payments: /^(?:refund\.)?status\.\w+$/,
  percent: /^state\.\w+$/,
  pingback: /^(?:status|state)\.\w+$/,
  profile: /^email\.(?:un)?confirmed$/,
  profileDocs: /^docs\.status\.\w+$/,
  profileNotif: /^channels\.(?:on|off)\.\w+$/,
  profileOverview: /^overview\.(?:on|off|passwordSet|passwordNone)$/,
  security: /^(?:twoFactor\.(?:on|off|setup)|sessions\.current)$/,
  shell: /^task\.(?:status|report)\.\w+$/,
  topUp: /^(?:saved\.status|auto\.state)\.\w+$/,
  transfer: /^status\.\w+$/,
  unsolved: /^reason\.\w+\.title$/,
  uploads: /^export\.state\.\w+$/,
  workaroundPay: /^status\.\w+$/,
}

it.each(['en', 'ru'] as const)('states begin with a small letter in %s', (language) => {
  const found = Object.entries(states).map(([namespace, keys]) => ({
    namespace,
    words: [...of(language, namespace)].flatMap(([key, text]) =>
      keys.test(key) && typeof text === 'string' ? [text] : [],
    ),
  }))
  expect(found.filter(({ words: some }) => some.length === 0)).toEqual([])
  expect(found.flatMap(({ words: some }) => some).filter((text) => !/^\p{Ll}/u.test(text))).toEqual(
    [],
  )
})
