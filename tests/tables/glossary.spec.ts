import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { isRecord } from '@/lib/is-record.ts'
import { contentLanguages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { en } from '../../src/mocks/seed/docs/prose/en.ts'
import faq from '../../src/mocks/seed/faq.json' with { type: 'json' }
import { ru } from '../../src/mocks/seed/docs/prose/ru.ts'
import { zh } from '../../src/mocks/seed/docs/prose/zh.ts'

const root = join(import.meta.dirname, '..', '..')
const glossary = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')

/** A bar inside a form is written `\\|`, as Markdown requires. */
const asForm = (form: string): RegExp => new RegExp(form.replaceAll(String.raw`\|`, '|'), 'u')
const cellsOf = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(/^`|`$/g, ''))
const tableOf = (heading: string): string[][] =>
  (
    glossary
      .split(`## ${heading}`)[1]
      ?.split('\n## ')[0]
      ?.match(/^\| .*\|$/gm) ?? []
  )
    .map(cellsOf)
    .slice(1)

/** The second table: what no text says, why, and the files where it may. */
const rows = tableOf('Forbidden forms').map(
  ([language = '', form = '', instead = '', why = '', except = '']) => ({
    language,
    form: asForm(form),
    instead,
    why,
    except: except.split(/,\s*/),
  }),
)

/** The third table: terms that the other languages keep where the English text says them. */
const terms = tableOf('Terms that a translation keeps').map(
  ([term = '', english = '', russian = '', chinese = '', except = '']) => ({
    term,
    en: asForm(english),
    ru: asForm(russian),
    zh: asForm(chinese),
    except: except.split(/,\s*/),
  }),
)

const texts = (value: unknown, key: string): [string, string][] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, child]) => texts(child, key ? `${key}.${name}` : name))
    : [[key, String(value)]]

/** The texts of the documentation, without their code. */
const prose: Readonly<Record<Language, unknown>> = { en, ru, zh }
const spoken = (html: string): string =>
  html
    .replaceAll(/<(pre|code)>.*?<\/\1>/gs, 'x')
    .replaceAll(/<\/?[ab]\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')

/** The texts of a file of locales, of the FAQ, and of the documentation, by file and key. */
const wordsOf = (language: Language): { file: string; key: string; text: string }[] => {
  const folder = join(root, 'locales', language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, unknown] => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    ])
  const answers = Object.fromEntries(
    faq.answers.flatMap((one) => {
      const text = new Map<string, unknown>(Object.entries(one)).get(language)
      return text === undefined ? [] : [[one.id, text]]
    }),
  )
  return [
    ...files,
    ['src/mocks/seed/faq', answers] as const,
    ['src/mocks/seed/docs/prose', prose[language]] as const,
  ].flatMap(([file, content]) =>
    texts(content, '').map(([key, text]) => ({
      file,
      key,
      text: spoken(text).replaceAll(/\{\{[^}]*\}\}/g, 'x'),
    })),
  )
}

/** The strings of a module and its templates, whose values do not count. */
const stringsOf = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(stringsOf)
  if (!isRecord(node)) return []
  const { type, value, quasis, expressions } = node
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type !== 'TemplateLiteral') return Object.values(node).flatMap(stringsOf)
  const parts = Array.isArray(quasis) ? quasis : []
  return [parts.map((part) => String(part.value.cooked)).join('x'), ...stringsOf(expressions)]
}

/** What the mock backend writes, by the script it is written in. Code has no sentences. */
const mocked = globSync('src/mocks/**/*.ts', { cwd: root })
  .filter((file) => !/\.spec\.ts$|\/prose\//.test(file))
  .flatMap((file) =>
    stringsOf(parseSync(file, readFileSync(join(root, file), 'utf8')).program).map((text) => ({
      file,
      key: '',
      text: spoken(text)
        .replaceAll(/\{\w+\}/g, 'x')
        .trim(),
    })),
  )
const isIn: Readonly<Record<Language, (text: string) => boolean>> = {
  en: (text) =>
    /^[A-Z“][^А-яЁё\p{Script=Han}]* \S+ \S/u.test(text) && !/[А-яЁё\p{Script=Han}]/u.test(text),
  ru: (text) => /[А-яЁё]/.test(text),
  zh: (text) => /\p{Script=Han}/u.test(text),
}

describe('the glossary', () => {
  it('forbids forms in each language', () => {
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(contentLanguages))
  })

  it('names every thing in each language', () => {
    const things = glossary.split('## ')[0]?.match(/^\| [a-z].*\|$/gm) ?? []
    expect(things.length).toBeGreaterThan(20)
    for (const thing of things)
      expect(
        thing.split('|').filter((cell) => cell.trim()),
        thing,
      ).toHaveLength(4)
  })

  it('says why a form is forbidden', () => {
    expect(rows.length).toBeGreaterThan(70)
    expect(rows.filter(({ instead, why }) => !instead || !why)).toEqual([])
  })

  it.each(contentLanguages)('no text in %s says a forbidden form', (language) => {
    const words = [...wordsOf(language), ...mocked.filter(({ text }) => isIn[language](text))]
    const found = rows
      .filter((row) => row.language === language)
      .flatMap(({ form, instead, except }) =>
        words
          .filter(({ file, text }) => !except.includes(file) && form.test(text))
          // What people type to find a page is not shown.
          .filter(({ key }) => !key.startsWith('palette.also.'))
          .map(({ file, key, text }) => `${file} ${key} (say ${instead}): ${text}`),
      )
    expect(found, 'docs/glossary.md').toEqual([])
  })

  it.each(['ru', 'zh'] as const)('%s keeps the terms of the English text', (language) => {
    const theirs = new Map(wordsOf(language).map(({ file, key, text }) => [`${file} ${key}`, text]))
    const lost = wordsOf('en').flatMap(({ file, key, text }) => {
      const own = theirs.get(`${file} ${key}`)
      if (own === undefined || key.startsWith('palette.also.')) return []
      return terms
        .filter(
          (row) => !row.except.includes(file) && row.en.test(text) && !row[language].test(own),
        )
        .map(({ term }) => `${file} ${key} (${term}): ${own}`)
    })
    expect(terms.length).toBeGreaterThan(20)
    expect(lost, 'docs/glossary.md').toEqual([])
  })

  it.each(contentLanguages)('the FAQ in %s quotes words that stand on the screen', (language) => {
    const words = wordsOf(language)
    const onScreen = new Set(words.map(({ text }) => text))
    const quoted = words
      .filter(({ file }) => file === 'src/mocks/seed/faq')
      .flatMap(({ key, text }) =>
        [...text.matchAll(/“([^”]+?)[,.]?”|«([^»]+)»/g)].map(
          ([, english, russian]) => [key, english ?? russian ?? ''] as const,
        ),
      )
    expect(quoted.length).toBeGreaterThan(5)
    expect(quoted.filter(([, name]) => !onScreen.has(name))).toEqual([])
  })
})
