import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { localise } from '../../src/routes/language.ts'
import { languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'

const root = join(import.meta.dirname, '..', '..')

const Texts = v.record(v.string(), v.unknown())

/** The words of common by key. @throws where there are none */
function wordsOf(language: Language): (key: string) => string {
  const file = join(root, 'locales', language, 'common.json')
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (key) => {
    const text = key.split('.').reduce((texts, part) => v.parse(Texts, texts)[part], all)
    return escape(v.parse(v.string(), text))
  }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const homeLink = (language: Language, { prefixPolicy }: Site): string =>
  `<a href="${localise('/', language, prefixPolicy)}">${wordsOf(language)('notFound.home')}</a>`

/**
 * What every document holds for when a script of it can't be had, in plain HTML: the inline script
 * or src/lib/lost.ts uncovers it.
 */
export function lostBox(language: Language, site: Site): string {
  const t = wordsOf(language)
  return `<div id="lost" class="lost" role="alert" lang="${languages[language].tag}" hidden><strong>${t('error.chunk.title')}</strong><p>${t('error.chunk.text')}</p><p><a href="">${t('action.reload')}</a> ${homeLink(language, site)}</p></div>`
}

/** The same place in the words of another language. */
export const withLostBox = (html: string, language: Language, site: Site): string =>
  html.replace(/<div id="lost".*?<\/div>/s, () => lostBox(language, site))

/** The document without a page of its own says who it is and what it needs where no script runs. */
export function asShell(template: string, site: Site): string {
  const t = wordsOf(site.defaultLanguage)
  const brand = escape(site.brand)
  return template
    .replace('</head>', () => `  <title>${brand}</title>\n  </head>`)
    .replace(
      '<div id="root">',
      () =>
        `<noscript><main class="lost"><h1>${brand}</h1><p>${t('error.noScript')}</p><p>${homeLink(site.defaultLanguage, site)}</p></main></noscript>\n    <div id="root">`,
    )
}

/** The shell of a static host's private addresses, where a header cannot say noindex for each. */
export const asPrivateShell = (template: string, site: Site): string =>
  asShell(template, site).replace(
    '</head>',
    () => '  <meta name="robots" content="noindex" />\n  </head>',
  )
