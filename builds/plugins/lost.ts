import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { localise } from '../../src/routes/language.ts'
import { oldestBrowsers } from '../../src/site/browsers.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'

const root = join(import.meta.dirname, '..', '..')

const Texts = v.record(v.string(), v.unknown())

const read = new Map<string, unknown>()
function textsOf(language: Language, namespace: string): unknown {
  const name = `${language}/${namespace}`
  if (!read.has(name)) {
    const file = join(root, 'locales', `${name}.json`)
    read.set(name, JSON.parse(readFileSync(file, 'utf8')))
  }
  return read.get(name)
}

/**
 * The words of common by key, or of another namespace (`host:badRequest.title`), for HTML.
 * @throws where there are none
 */
export function wordsOf(language: Language): (key: string) => string {
  return (key) => {
    const [path = '', namespace = 'common'] = key.split(':').toReversed()
    const texts = textsOf(language, namespace)
    const text = path.split('.').reduce((found, part) => v.parse(Texts, found)[part], texts)
    return escapeText(v.parse(v.string(), text))
  }
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const homeLink = (language: Language, { prefixPolicy }: Site): string =>
  `<a href="${localise('/', language, prefixPolicy)}">${wordsOf(language)('notFound.home')}</a>`

const lostText = (language: Language, site: Site): string => {
  const t = wordsOf(language)
  return `<strong>${t('problem.PART_LOST.title')}</strong><p>${t('problem.PART_LOST.text')}</p><p><a href="">${t('action.reload')}</a> ${homeLink(language, site)}</p>`
}

/** Says which browsers work; the inline script reveals it in an older one. */
const oldText = (language: Language): string =>
  Object.entries(oldestBrowsers).reduce(
    (text, [name, version]) => text.replace(`{{${name}}}`, version),
    wordsOf(language)('error.oldBrowser'),
  )

const messages = (lost: string, old: string, attributes = ''): string =>
  `<div id="lost" class="lost" role="alert"${attributes} hidden>${lost}</div>` +
  `<div id="old" class="lost" role="note"${attributes} hidden>${old}</div><!--/lost-->`

/**
 * The messages that every document contains, in plain HTML: in case a script cannot be loaded, which
 * the inline script or src/lib/lost.ts reveals, and for a browser below src/site/browsers.ts.
 */
export const lostMessage = (language: Language, site: Site): string =>
  messages(
    lostText(language, site),
    `<p>${oldText(language)}</p>`,
    ` lang="${languages[language].tag}"`,
  )

const withMessage = (html: string, message: string): string =>
  html.replace(/<div id="lost".*?<!--\/lost-->/s, () => message.replace('<!--/lost-->', ''))

/** The same message in another language. */
export const withLostMessage = (html: string, language: Language, site: Site): string =>
  withMessage(html, lostMessage(language, site))

/**
 * What the app shell shows without scripts: the brand and a request to enable them. On a site with
 * language prefixes one shell serves all of them, so it contains every language.
 */
export function asShell(template: string, site: Site): string {
  const brand = escapeText(site.brand)
  const spoken = site.prefixPolicy === 'prefixed' ? contentLanguages : [site.defaultLanguage]
  const each = (text: (language: Language) => string): string =>
    spoken
      .map((language) => `<div lang="${languages[language].tag}">${text(language)}</div>`)
      .join('')
  const needs = each(
    (language) => `<p>${wordsOf(language)('error.noScript')}</p><p>${homeLink(language, site)}</p>`,
  )
  const lost = each((language) => lostText(language, site))
  const old = each((language) => `<p>${oldText(language)}</p>`)
  return withMessage(template, messages(lost, old))
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
