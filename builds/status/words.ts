import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import type { TFunction } from 'i18next'
import { languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { root } from '../shared-config.ts'

const namespaces = ['statusPage', 'serviceStatus'] as const
type StatusWord = TFunction<typeof namespaces>

/** The words of the status page and its feed: its own, and those that the site's page has too. */
export function statusWords(language: Language): StatusWord {
  const words = Object.fromEntries(
    namespaces.map((name): [string, Record<string, unknown>] => [
      name,
      JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8')),
    ]),
  )
  const instance = createInstance()
  void instance.init({
    lng: language,
    ns: [...namespaces],
    defaultNS: 'statusPage',
    resources: { [language]: words },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return instance.getFixedT(language, namespaces)
}

/** A moment in UTC, which a page without scripts cannot turn into the reader's own time. */
export function utcTime(iso: string, language: Language): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return ''
  const { format } = new Intl.DateTimeFormat(languages[language].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${format(at)} UTC`
}
