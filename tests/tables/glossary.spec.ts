import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRecord } from '@/lib/is-record.ts'
import { contentLanguages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { en } from '../../src/mocks/seed/docs/prose/en.ts'
import { ru } from '../../src/mocks/seed/docs/prose/ru.ts'
import { zh } from '../../src/mocks/seed/docs/prose/zh.ts'

const root = join(import.meta.dirname, '..', '..')
const glossary = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')

/** A row of the second table: a bar inside a form is written `\|`, as Markdown requires. */
const rows = [...glossary.matchAll(/^\| (en|ru|zh) \| `(.+?)` \| (.*?) \| ?(.*?) ?\|$/gm)].map(
  ([, language = '', form = '', instead = '', except = '']) => ({
    language,
    form: new RegExp(form.replaceAll(String.raw`\|`, '|'), 'u'),
    instead,
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

const wordsOf = (language: Language): { file: string; key: string; text: string }[] => {
  const folder = join(root, 'locales', language)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, unknown] => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    ])
  return [...files, ['src/mocks/seed/docs/prose', prose[language]] as const].flatMap(
    ([file, content]) =>
      texts(content, '').map(([key, text]) => ({
        file,
        key,
        text: spoken(text).replace(/\{\{[^}]*\}\}/g, 'x'),
      })),
  )
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

  it.each(contentLanguages)('no text in %s says a forbidden form', (language) => {
    const words = wordsOf(language)
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
})
