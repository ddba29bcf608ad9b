import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { localise } from '../../src/routes/language.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
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

const lostText = (language: Language, site: Site): string => {
  const t = wordsOf(language)
  return `<strong>${t('problem.PART_LOST.title')}</strong><p>${t('problem.PART_LOST.text')}</p><p><a href="">${t('action.reload')}</a> ${homeLink(language, site)}</p>`
}

/**
 * What every document holds for when a script of it can't be had, in plain HTML: the inline script
 * or src/lib/lost.ts uncovers it.
 */
export const lostMessage = (language: Language, site: Site): string =>
  `<div id="lost" class="lost" role="alert" lang="${languages[language].tag}" hidden>${lostText(language, site)}</div>`

const withMessage = (html: string, message: string): string =>
  html.replace(/<div id="lost".*?<\/div>/s, () => message)

/** The same place in the words of another language. */
export const withLostMessage = (html: string, language: Language, site: Site): string =>
  withMessage(html, lostMessage(language, site))

/**
 * The document without a page of its own says who it is and what it needs where no script runs.
 * Where the address holds the language, it is served under each prefix, and speaks each language.
 */
export function asShell(template: string, site: Site): string {
  const brand = escape(site.brand)
  const spoken = site.prefixPolicy === 'prefixed' ? contentLanguages : [site.defaultLanguage]
  const each = (text: (language: Language) => string): string =>
    spoken
      .map((language) => `<div lang="${languages[language].tag}">${text(language)}</div>`)
      .join('')
  const needs = each(
    (language) => `<p>${wordsOf(language)('error.noScript')}</p><p>${homeLink(language, site)}</p>`,
  )
  const lost = each((language) => lostText(language, site))
  return withMessage(template, `<div id="lost" class="lost" role="alert" hidden>${lost}</div>`)
    .replace('</head>', () => `  <title>${brand}</title>\n  </head>`)
    .replace(
      '<div id="root">',
      () =>
        `<noscript><main class="lost"><h1>${brand}</h1>${needs}</main></noscript>\n    <div id="root">`,
    )
}

/** The shell of a static host's private addresses, where a header cannot say noindex for each. */
export const asPrivateShell = (template: string, site: Site): string =>
  asShell(template, site).replace(
    '</head>',
    () => '  <meta name="robots" content="noindex" />\n  </head>',
  )
