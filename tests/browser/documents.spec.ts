import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import { isFrame } from '../../builds/hosting/policy.ts'
import { alternates, canonicalUrl, splitLanguage } from '../../src/routes/language.ts'
import { idPrefix } from '../../src/shared/html/id-prefix.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { findPage } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import { contentLanguages, languageOfTag, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { sample } from '../support/full.ts'
import { runningText, runsOf, shared } from '../support/shared-runs.ts'
import { expect, served, test } from './site.ts'

// Reads every prerendered file of the three sites as text, as a crawler or a visitor without
// scripts does. No browser is started.

interface Served {
  id: SiteId
  /** Below dist, such as `pricing/index.html`. */
  file: string
  html: string
  document: Document
  language: Language
  /** The URL path that serves the file. */
  url: string
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's serialisation: void elements closed, boolean attributes with an empty value, and only
    // the necessary entities.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    // The title of a document may be a whole sentence.
    'long-title': 'off',
    // The content security policy forbids style attributes.
    'no-inline-style': 'error',
    // React generates ids such as `_R_1_`.
    'valid-id': ['error', { relaxed: true }],
    // The axe tests check roles.
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
})

const parser = new new JSDOM('').window.DOMParser()

async function read(id: SiteId): Promise<Served[]> {
  const { dist } = served[id]
  const files = (await readdir(dist, { recursive: true }))
    .filter((file) => file.endsWith('index.html') && !isFrame(file))
    .toSorted()
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(dist, file), 'utf8')
      const document = parser.parseFromString(html, 'text/html')
      const language = languageOfTag(document.documentElement.lang)
      if (!language)
        throw new Error(`${id}/${file} is in the language "${document.documentElement.lang}".`)
      return {
        id,
        file,
        html,
        document,
        language,
        url: `/${dirname(file) === '.' ? '' : dirname(file)}`,
      }
    }),
  )
}

/** The pages that may be indexed. An older version of an article has a file too, and is noindex. */
let all: Served[] = []
test.beforeAll(async () => {
  test.setTimeout(180_000)
  all = (await Promise.all(siteIds.map(read)))
    .flat()
    .filter(({ url }) => findPage(splitLanguage(url).path)?.row.index !== false)
})
test.describe.configure({ mode: 'default', timeout: 180_000 })

const name = ({ id, file }: Served): string => `${id}/${file}`
const unread = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE'])
const isRead = (element: Element): boolean =>
  !unread.has(element.tagName) && element.getAttribute('translate') !== 'no'
const isElement = (node: Node): node is Element => node.nodeType === 1
/** The readable text, without scripts, styles and code. */
function textOf(element: Element): string {
  let text = ''
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    else if (isElement(node) && isRead(node)) text += ` ${textOf(node)} `
  }
  return text.replace(/\s+/g, ' ').trim()
}
const only = (document: Document, selector: string): Element => {
  const found = [...document.querySelectorAll(selector)]
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} × ${selector}`)
  return found[0]
}

test('there is a file for every page that may be indexed, and there are many', () => {
  expect(all.length).toBeGreaterThan(400)
  for (const { id, url, file } of all)
    expect(findPage(splitLanguage(url).path), `${id}/${file}`).toBeDefined()
})

test('each has one title, description, heading, canonical and language, of a length that is shown', () => {
  const wrong: string[] = []
  for (const page of all) {
    const { document, language } = page
    const title = only(document, 'head > title').textContent ?? ''
    const description = only(document, 'meta[name=description]').getAttribute('content') ?? ''
    const heading = textOf(only(document, 'h1'))
    only(document, 'link[rel=canonical]')
    if (title.length > (language === 'zh' ? 30 : 60))
      wrong.push(`${name(page)}: the title has ${title.length} characters: ${title}`)
    const [least, most] = language === 'zh' ? [25, 90] : [50, 170]
    if (description.length < least || description.length > most)
      wrong.push(`${name(page)}: the description has ${description.length} characters`)
    if (heading.length < 2) wrong.push(`${name(page)}: the heading is "${heading}"`)
    if (document.querySelector('meta[name=robots]')) wrong.push(`${name(page)}: speaks to robots`)
    if (document.documentElement.lang !== languages[language].tag) wrong.push(`${name(page)}: lang`)
  }
  expect(wrong).toEqual([])
})

test('no two pages of a site share a title or a description in one language', () => {
  for (const id of siteIds) {
    for (const language of contentLanguages) {
      const pages = all.filter((page) => page.id === id && page.language === language)
      for (const read of [
        ({ document }: Served) => document.title,
        ({ document }: Served) =>
          document.querySelector('meta[name=description]')?.getAttribute('content'),
      ]) {
        const seen = new Map<unknown, string>()
        for (const page of pages) {
          const before = seen.get(read(page))
          expect(before, `${name(page)} and ${before} share "${read(page)}"`).toBeUndefined()
          seen.set(read(page), name(page))
        }
      }
    }
  }
})

/** The pages of one source are one kind: the questions, their sections, and each answer. */
const faqPages = new Set(['faqCustomer', 'faqDeveloper', 'faqWorker', 'workerFaq', 'faqAnswer'])

// Each page of a kind says something that the others do not. In Chinese five characters are two or
// three words, so more runs are alike.
test('no two pages of a kind share over 40 % of their runs of five words, in Chinese over half', () => {
  const kinds = new Map<string, { page: Served; runs: Set<string> }[]>()
  for (const page of all) {
    const found = findPage(splitLanguage(page.url).path)
    const own = page.document.querySelector('link[rel=canonical]')?.getAttribute('href')
    // On another site the page is a copy, whose canonical link leads to the original.
    if (!found || new URL(own ?? '').host !== served[page.id].site.canonicalHost) continue
    const runs = runsOf(runningText(only(page.document, 'main')))
    if (runs.size < 20) continue
    const kind = `${page.language} ${faqPages.has(found.id) ? 'faq' : found.row.page}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), { page, runs }])
  }
  const wrong: string[] = []
  for (const pages of kinds.values())
    for (const [at, one] of pages.entries())
      for (const other of pages.slice(at + 1)) {
        const share = shared(one.runs, other.runs)
        if (share > (one.page.language === 'zh' ? 0.5 : 0.4))
          wrong.push(`${name(one.page)} and ${name(other.page)}: ${share.toFixed(2)}`)
      }
  expect(wrong).toEqual([])
})

test('alternates answer each other over the three hosts', () => {
  const files = new Map(
    all.map((page) => [
      `https://${served[page.id].site.canonicalHost}${page.url === '/' ? '/' : page.url}`,
      page,
    ]),
  )
  const wrong: string[] = []
  for (const page of all) {
    const found = findPage(splitLanguage(page.url).path)
    if (!found) continue
    const { hosts } = served[page.id].site
    const links = [...page.document.querySelectorAll('link[rel=alternate][hreflang]')].map(
      (link) => ({
        hreflang: link.getAttribute('hreflang') ?? '',
        href: link.getAttribute('href') ?? '',
      }),
    )
    // Only the source knows the languages of an article.
    const isArticle = found.path.includes('{')
    const path = isArticle ? splitLanguage(page.url).path : found.path
    if (!isArticle) expect(links, name(page)).toEqual(alternates(found.row, path, hosts))
    const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    expect(canonical, name(page)).toBe(canonicalUrl(path, page.language, hosts))
    for (const { href, hreflang } of links) {
      const other = files.get(href)
      if (!other) wrong.push(`${name(page)}: no file at ${href}`)
      else {
        const back = [...other.document.querySelectorAll('link[rel=alternate][hreflang]')].some(
          (link) => link.getAttribute('href') === canonical,
        )
        if (!back) wrong.push(`${href} does not name ${canonical}`)
        if (hreflang !== 'x-default' && languages[other.language].tag !== hreflang)
          wrong.push(`${href} is not in ${hreflang}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('no key of the words, no placeholder and no empty section is left on any', () => {
  const wrong: string[] = []
  for (const page of all) {
    const text = textOf(page.document.body)
    const key =
      /(?:^|\s)(?:[a-z][A-Za-z]+:)?[a-z][A-Za-z]+(?:\.[a-z][A-Za-z0-9]+){1,}(?=\s|$)/.exec(
        text,
      )?.[0]
    if (
      key &&
      !/^\s?(?:[\w-]+\.)+(?:example|com|org|net|php|py|mjs|js|cs|go|rb|java|txt|jsonl|svg|png|zip|exe|apk)$/.test(
        key,
      )
    )
      wrong.push(`${name(page)}: "${key}"`)
    if (/\{\{|\}\}|undefined|\[object|NaN/.test(text))
      wrong.push(
        `${name(page)}: ${/.{20}(?:\{\{|\}\}|undefined|\[object|NaN).{20}/.exec(text)?.[0]}`,
      )
    for (const section of page.document.querySelectorAll('main section')) {
      if (!section.querySelector('h1,h2,h3,h4') && !section.getAttribute('aria-label'))
        wrong.push(`${name(page)}: a section without a heading: ${textOf(section).slice(0, 60)}`)
      if (textOf(section).length < (page.language === 'zh' ? 8 : 15))
        wrong.push(`${name(page)}: an empty section: ${textOf(section)}`)
    }
    const main = page.document.querySelector('main')
    if (!main || textOf(main).length < (page.language === 'zh' ? 120 : 300)) {
      if (!page.url.includes('/auth/'))
        wrong.push(`${name(page)}: hardly any text: ${main ? textOf(main).length : 0} characters`)
    }
  }
  expect(wrong).toEqual([])
})

test('every link of every page leads somewhere, and every fragment to an element', () => {
  const wrong = new Set<string>()
  const documents = new Map(all.map((page) => [page.id + page.url, page.document]))
  const isRedirect = (path: string): boolean => redirects.some((row) => row.path === path)
  for (const { id: site, url, document, file } of all) {
    const base = `https://${served[site].site.canonicalHost}${url}`
    for (const link of document.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', base)
      if (target.protocol === 'mailto:') continue
      if (target.host !== served[site].site.canonicalHost) {
        if (target.protocol !== 'https:') wrong.add(`${site}/${file}: ${target.href}`)
        continue
      }
      const { path } = splitLanguage(target.pathname)
      if (!findPage(path)) {
        const asset = existsSync(join(served[site].dist, relative('/', target.pathname)))
        if (!asset || isRedirect(path)) wrong.add(`${site}/${file}: ${target.pathname} is no page`)
      }
      const there = documents.get(site + target.pathname)
      // The app finds an id of an article's body without its prefix (element-of-hash.ts).
      const id = decodeURIComponent(target.hash.slice(1))
      if (id && there && !there.getElementById(id) && !there.getElementById(idPrefix + id))
        wrong.add(`${site}/${file}: nothing has the id of ${target.pathname}${target.hash}`)
    }
  }
  expect([...wrong]).toEqual([])
})

test('structured data is JSON that says where the page stands, and claims no rating and no vacancy', () => {
  const wrong: string[] = []
  for (const page of all) {
    const text = only(page.document, 'script[type="application/ld+json"]').textContent ?? ''
    const block: unknown = JSON.parse(text)
    if (!isRecord(block) || block['@context'] !== 'https://schema.org' || !block['@graph'])
      wrong.push(`${name(page)}: no graph of schema.org`)
    const isHome = findPage(splitLanguage(page.url).path)?.id === 'home'
    if (!text.includes(isHome ? '"Organization"' : '"BreadcrumbList"'))
      wrong.push(`${name(page)}: does not say where it stands`)
    const claim = /AggregateRating|JobPosting|undefined/.exec(text)
    if (claim) wrong.push(`${name(page)}: ${claim[0]}`)
    const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href')
    if (!canonical || !text.includes(canonical)) wrong.push(`${name(page)}: without its address`)
  }
  expect(wrong).toEqual([])
})

test('holds nothing of a person, and the shell nothing of a page', async () => {
  const wrong = all.filter(({ html }) =>
    /<div hidden id=|<template id=|\$RC|glyphwork-demo|customer@/i.test(html),
  )
  expect(wrong.map(name)).toEqual([])
  for (const id of siteIds) {
    const shell = await readFile(join(served[id].dist, '200.html'), 'utf8')
    expect(shell).toContain('<div id="root"></div>')
    expect(shell).not.toMatch(/rel="canonical"|rel="alternate"|ld\+json|name="description"/)
    expect(shell).toContain(`<title>${served[id].site.brand}</title>`)
  }
})

// The sites share their components, and so do pages of one kind.
test('html-validate finds nothing', async () => {
  const wrong: string[] = []
  const pages = sample(all, ({ id, url, language }) => {
    const found = findPage(splitLanguage(url).path)
    return `${id} ${language} ${found?.row.layout ?? ''} ${found?.row.ns?.join()}`
  })
  for (const page of pages) {
    const report = await validator.validateString(page.html, name(page))
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        wrong.push(`${name(page)}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(wrong.slice(0, 40)).toEqual([])
})
