// Over 250 lines: each check of a document reads the same files.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { JSDOM } from 'jsdom'
import { alternates, canonicalUrl, splitLanguage } from '../../src/routes/language.ts'
import { articleKinds, articlePages } from '../../src/routes/articles.ts'
import { findPage } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import type { PageId } from '../../src/routes/table/index.ts'
import { decodePart } from '../../src/lib/decode-part.ts'
import { idPrefix } from '../../src/lib/id-prefix.ts'
import { contentLanguages, languageOfTag, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import type { Site, SiteId } from '../../src/site/sites.ts'
import { feedFaults } from '../feeds/faults.ts'
import { isFrame } from '../hosting/policy.ts'

// What each prerendered file has to be, for a crawler and for a visitor without scripts. `npm run
// release` and tests/browser/documents.spec.ts ask the same functions; each returns what is wrong.

/** A built site. */
export interface Built {
  site: Site
  dist: string
}

export interface BuiltPage {
  id: SiteId
  site: Site
  dist: string
  /** Below dist, such as `pricing/index.html`. */
  file: string
  html: string
  document: Document
  language: Language
  /** The URL path that serves the file. */
  url: string
}

const parser = new new JSDOM('').window.DOMParser()

/** The pages of a site that may be indexed. An older version of an article has a file too, and is noindex. */
export async function readPages({ site, dist }: Built): Promise<BuiltPage[]> {
  const files = (await readdir(dist, { recursive: true }))
    .filter((file) => file.endsWith('index.html') && !isFrame(file))
    .toSorted()
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(dist, file), 'utf8')
      const document = parser.parseFromString(html, 'text/html')
      const language = languageOfTag(document.documentElement.lang)
      if (!language)
        throw new Error(`${site.id}/${file} is in the language "${document.documentElement.lang}".`)
      const url = `/${dirname(file) === '.' ? '' : dirname(file)}`
      return { id: site.id, site, dist, file, html, document, language, url }
    }),
  )
  return pages.filter(({ url }) => findPage(splitLanguage(url).path)?.row.index !== false)
}

export const pageName = ({ id, file }: BuiltPage): string => `${id}/${file}`
const unread = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE'])
const isRead = (element: Element): boolean =>
  !unread.has(element.tagName) && element.getAttribute('translate') !== 'no'
const isElement = (node: Node): node is Element => node.nodeType === 1

/** The readable text, without scripts, styles and code. */
export function textOf(element: Element): string {
  let text = ''
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    else if (isElement(node) && isRead(node)) text += ` ${textOf(node)} `
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** The one element of a selector. @throws where there are none or several */
export function only(document: Document, selector: string): Element {
  const found = [...document.querySelectorAll(selector)]
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} × ${selector}`)
  return found[0]
}

/** The width of a text in Latin characters: a Chinese one takes the place of two. */
const widthOf = (text: string): number =>
  text.replaceAll(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu, 'xx').length

const written = new Set<PageId>([
  ...articleKinds.map((kind) => articlePages[kind].page),
  'softwareProgram',
])

/** Whether people write the page in the service: a short text of theirs must not stop a release. */
const isWritten = ({ url }: BuiltPage): boolean => {
  const page = findPage(splitLanguage(url).path)
  return page !== undefined && written.has(page.id)
}

/**
 * One title, description, heading, canonical and language each, of a length that is shown. No two
 * pages of a language share a title or a description, but those of articles and programs may.
 */
export function wrongHeads(pages: readonly BuiltPage[]): string[] {
  const wrong: string[] = []
  const said = new Map<string, string>()
  for (const page of pages) {
    const { id, document, language } = page
    const name = pageName(page)
    const counts = ['head > title', 'meta[name=description]', 'h1', 'link[rel=canonical]'].filter(
      (selector) => document.querySelectorAll(selector).length !== 1,
    )
    if (counts.length > 0) {
      wrong.push(
        ...counts.map(
          (selector) =>
            `${name}: ${document.querySelectorAll(selector).length} × ${selector}, and not one`,
        ),
      )
      continue
    }
    const title = only(document, 'head > title').textContent ?? ''
    const description = only(document, 'meta[name=description]').getAttribute('content') ?? ''
    const heading = textOf(only(document, 'h1'))
    const width = widthOf(title)
    if (width > 60) wrong.push(`${name}: the title is ${width} characters wide: ${title}`)
    const [least, most] = language === 'zh' ? [25, 90] : [50, 155]
    const isShort = description.length < (isWritten(page) ? 1 : least)
    if (isShort || description.length > most)
      wrong.push(`${name}: the description has ${description.length} characters`)
    for (const text of [`title "${title}"`, `description "${description}"`]) {
      const key = `${id} ${language} ${text}`
      const other = said.get(key)
      if (other !== undefined && !isWritten(page))
        wrong.push(`${name}: has the ${text} of ${other}`)
      said.set(key, name)
    }
    if (heading.length < 2) wrong.push(`${name}: the heading is "${heading}"`)
    if (document.querySelector('meta[name=robots]')) wrong.push(`${name}: speaks to robots`)
    if (document.documentElement.lang !== languages[language].tag) wrong.push(`${name}: lang`)
  }
  return wrong
}

/** Every link leads somewhere, and every fragment to an element. */
export function wrongLinks(pages: readonly BuiltPage[]): string[] {
  const wrong = new Set<string>()
  const documents = new Map(pages.map((page) => [page.id + page.url, page.document]))
  const isRedirect = (path: string): boolean => redirects.some((row) => row.path === path)
  for (const page of pages) {
    const { id: own, site, url, document, dist } = page
    const base = `https://${site.canonicalHost}${url}`
    for (const link of document.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', base)
      if (target.protocol === 'mailto:') continue
      if (target.host !== site.canonicalHost) {
        if (target.protocol !== 'https:') wrong.add(`${pageName(page)}: ${target.href}`)
        continue
      }
      const { path } = splitLanguage(target.pathname)
      if (!findPage(path)) {
        const isFile = existsSync(join(dist, relative('/', target.pathname)))
        if (!isFile || isRedirect(path))
          wrong.add(`${pageName(page)}: ${target.pathname} is no page`)
      }
      const there = documents.get(own + target.pathname)
      // The app finds an id of an article's body without its prefix (element-of-hash.ts).
      const id = decodePart(target.hash.slice(1)) ?? target.hash.slice(1)
      if (id && there && !there.getElementById(id) && !there.getElementById(idPrefix + id))
        wrong.add(`${pageName(page)}: nothing has the id of ${target.pathname}${target.hash}`)
    }
  }
  return [...wrong]
}

/**
 * Feeds are valid at their addresses, heads name those that exist, and each feed in a language of
 * the site's files is named.
 */
export async function wrongFeeds(pages: readonly BuiltPage[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [dist, own] of Map.groupBy(pages, (page) => page.dist)) {
    const [first] = own
    if (!first) continue
    const { id, site } = first
    const named = new Set<string>()
    for (const page of own)
      for (const link of page.document.querySelectorAll('link[type="application/rss+xml"]')) {
        const path = link.getAttribute('href') ?? ''
        named.add(path)
        if (!existsSync(join(dist, path))) wrong.push(`${pageName(page)}: no feed at ${path}`)
        if (!link.getAttribute('title')) wrong.push(`${pageName(page)}: ${path} has no title`)
      }
    const spoken: readonly string[] =
      site.prefixPolicy === 'prefixed' ? contentLanguages : [site.defaultLanguage]
    const folder = join(dist, 'feeds')
    const files = existsSync(folder) ? await readdir(folder) : []
    for (const file of files.filter((name) => name.endsWith('.xml'))) {
      const path = `/feeds/${file}`
      const text = await readFile(join(folder, file), 'utf8')
      const faults = feedFaults(text, `https://${site.canonicalHost}${path}`)
      wrong.push(...faults.map((fault) => `${id}${path} ${fault}`))
      const [, language = ''] = /\.(\w+)\.xml$/.exec(file) ?? []
      if (spoken.includes(language) && !named.has(path))
        wrong.push(`${id}${path}: no head names it`)
    }
  }
  return wrong
}

const hrefOf = (page: BuiltPage, selector: string): string =>
  page.document.querySelector(selector)?.getAttribute('href') ?? ''

/** Canonical addresses are those of the table, and alternates answer each other over the hosts. */
export function wrongAlternates(pages: readonly BuiltPage[]): string[] {
  const files = new Map(
    pages.map((page) => [`https://${page.site.canonicalHost}${page.url}`, page]),
  )
  const wrong: string[] = []
  for (const page of pages) {
    const found = findPage(splitLanguage(page.url).path)
    const name = pageName(page)
    if (!found) {
      wrong.push(`${name}: is no page of the table`)
      continue
    }
    const { hosts } = page.site
    const links = [...page.document.querySelectorAll('link[rel=alternate][hreflang]')].map(
      (link) => ({
        hreflang: link.getAttribute('hreflang') ?? '',
        href: link.getAttribute('href') ?? '',
      }),
    )
    // Only the source knows the languages of an article.
    const isArticle = found.path.includes('{')
    const path = isArticle ? splitLanguage(page.url).path : found.path
    const wanted = alternates(found.row, path, hosts)
    if (!isArticle && JSON.stringify(links) !== JSON.stringify(wanted))
      wrong.push(`${name}: names ${JSON.stringify(links)}, and not ${JSON.stringify(wanted)}`)
    const canonical = hrefOf(page, 'link[rel=canonical]')
    if (canonical !== canonicalUrl(path, page.language, hosts))
      wrong.push(`${name}: its canonical address is ${canonical}`)
    for (const { href, hreflang } of links) {
      const other = files.get(href)
      if (!other) {
        wrong.push(`${name}: no file at ${href}`)
        continue
      }
      const back = [...other.document.querySelectorAll('link[rel=alternate][hreflang]')].some(
        (link) => link.getAttribute('href') === canonical,
      )
      if (!back) wrong.push(`${href} does not name ${canonical}`)
      if (hreflang !== 'x-default' && languages[other.language].tag !== hreflang)
        wrong.push(`${href} is not in ${hreflang}`)
    }
  }
  return wrong
}
