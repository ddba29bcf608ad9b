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
 * The message that every document contains, in plain HTML, in case a script cannot be loaded. The
 * inline script or src/lib/lost.ts reveals it.
 */
export const lostMessage = (language: Language, site: Site): string =>
  `<div id="lost" class="lost" role="alert" lang="${languages[language].tag}" hidden>${lostText(language, site)}</div>`

const withMessage = (html: string, message: string): string =>
  html.replace(/<div id="lost".*?<\/div>/s, () => message)

/** The same message in another language. */
export const withLostMessage = (html: string, language: Language, site: Site): string =>
  withMessage(html, lostMessage(language, site))

/**
 * What the app shell shows without scripts: the brand and a request to enable them. On a site with
 * language prefixes one shell serves all of them, so it contains every language.
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

/** The shell for private addresses on static hosts, which have too few header rules for noindex. */
export const asPrivateShell = (template: string, site: Site): string =>
  asShell(template, site).replace(
    '</head>',
    () => '  <meta name="robots" content="noindex" />\n  </head>',
  )
