import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../../lib/is-record.ts'
import { languages } from '../../../site/languages.ts'
import type { Language } from '../../../site/languages.ts'
import { fillFacts } from '../../../task-api/facts.ts'

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'locales')

export type DocsWord = (key: string) => string

/**
 * The words of a namespace, by dotted key.
 * @throws where there is no such word, because an article must not have gaps
 */
export function wordsOf(language: Language, namespace: string): DocsWord {
  const all: unknown = JSON.parse(
    fillFacts(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')),
  )
  return (key) => {
    const found = key
      .split('.')
      .reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), all)
    if (typeof found !== 'string')
      throw new Error(`locales/${language}/${namespace}.json has no text for ${key}.`)
    return found
  }
}

/** Puts values into the places of a text: `{{name}}`. */
export const fillWords = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Until when something works. */
export const untilText = (day: string, language: Language): string =>
  fillWords(wordsOf(language, 'apiChanges')('until'), {
    date: new Intl.DateTimeFormat(languages[language].tag, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    })
      .format(new Date(day))
      .replace(/\sг\.$/, ''),
  })

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
export const code = (text: string): string => `<code>${escape(text)}</code>`
