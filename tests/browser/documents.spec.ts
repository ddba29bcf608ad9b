import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import {
  only,
  pageName,
  readPages,
  textOf,
  wrongAlternates,
  wrongFeeds,
  wrongHeads,
  wrongLinks,
} from '../../builds/release/documents.ts'
import type { BuiltPage } from '../../builds/release/documents.ts'
import { splitLanguage } from '../../src/routes/language.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { findPage } from '../../src/routes/paths.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import { sample } from '../support/full.ts'
import { runningText, runsOf, shared } from '../support/shared-runs.ts'
import { expect, served, test } from './site.ts'

// Reads every prerendered file of the three sites as text, as a crawler or a visitor without
// scripts does. No browser is started.

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

let all: BuiltPage[] = []
test.beforeAll(async () => {
  test.setTimeout(180_000)
  all = (await Promise.all(siteIds.map((id) => readPages(served[id])))).flat()
})
test.describe.configure({ mode: 'default', timeout: 180_000 })

test('there is a file for every page that may be indexed, and there are many', () => {
  expect(all.length).toBeGreaterThan(400)
  for (const { id, url, file } of all)
    expect(findPage(splitLanguage(url).path), `${id}/${file}`).toBeDefined()
})

test('each has one title, description, heading, canonical and language, of a length that is shown', () => {
  expect(wrongHeads(all)).toEqual([])
})

test('every feed is valid, and named in the heads of its languages', async () => {
  expect(await wrongFeeds(all)).toEqual([])
})

test('no two pages of a site share a title or a description in one language', () => {
  for (const id of siteIds) {
    for (const language of contentLanguages) {
      const pages = all.filter((page) => page.id === id && page.language === language)
      for (const read of [
        ({ document }: BuiltPage) => document.title,
        ({ document }: BuiltPage) =>
          document.querySelector('meta[name=description]')?.getAttribute('content'),
      ]) {
        const seen = new Map<unknown, string>()
        for (const page of pages) {
          const before = seen.get(read(page))
          expect(before, `${pageName(page)} and ${before} share "${read(page)}"`).toBeUndefined()
          seen.set(read(page), pageName(page))
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
  const kinds = new Map<string, { page: BuiltPage; runs: Set<string> }[]>()
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
          wrong.push(`${pageName(one.page)} and ${pageName(other.page)}: ${share.toFixed(2)}`)
      }
  expect(wrong).toEqual([])
})

test('alternates answer each other over the three hosts', () => {
  expect(wrongAlternates(all)).toEqual([])
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
      wrong.push(`${pageName(page)}: "${key}"`)
    if (/\{\{|\}\}|undefined|\[object|NaN/.test(text))
      wrong.push(
        `${pageName(page)}: ${/.{20}(?:\{\{|\}\}|undefined|\[object|NaN).{20}/.exec(text)?.[0]}`,
      )
    for (const section of page.document.querySelectorAll('main section')) {
      if (!section.querySelector('h1,h2,h3,h4') && !section.getAttribute('aria-label'))
        wrong.push(
          `${pageName(page)}: a section without a heading: ${textOf(section).slice(0, 60)}`,
        )
      if (textOf(section).length < (page.language === 'zh' ? 8 : 15))
        wrong.push(`${pageName(page)}: an empty section: ${textOf(section)}`)
    }
    const main = page.document.querySelector('main')
    if (!main || textOf(main).length < (page.language === 'zh' ? 120 : 300)) {
      if (!page.url.includes('/auth/'))
        wrong.push(
          `${pageName(page)}: hardly any text: ${main ? textOf(main).length : 0} characters`,
        )
    }
  }
  expect(wrong).toEqual([])
})

test('every link of every page leads somewhere, and every fragment to an element', () => {
  expect(wrongLinks(all)).toEqual([])
})

test('structured data is JSON that says where the page stands, and claims no rating and no vacancy', () => {
  const wrong: string[] = []
  for (const page of all) {
    const text = only(page.document, 'script[type="application/ld+json"]').textContent ?? ''
    const block: unknown = JSON.parse(text)
    if (!isRecord(block) || block['@context'] !== 'https://schema.org' || !block['@graph'])
      wrong.push(`${pageName(page)}: no graph of schema.org`)
    const isHome = findPage(splitLanguage(page.url).path)?.id === 'home'
    if (!text.includes(isHome ? '"Organization"' : '"BreadcrumbList"'))
      wrong.push(`${pageName(page)}: does not say where it stands`)
    const claim = /AggregateRating|JobPosting|undefined/.exec(text)
    if (claim) wrong.push(`${pageName(page)}: ${claim[0]}`)
    const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href')
    if (!canonical || !text.includes(canonical))
      wrong.push(`${pageName(page)}: without its address`)
  }
  expect(wrong).toEqual([])
})

test('holds nothing of a person, and the shell nothing of a page', async () => {
  const wrong = all.filter(({ html }) =>
    /<div hidden id=|<template id=|\$RC|glyphwork-demo|customer@/i.test(html),
  )
  expect(wrong.map(pageName)).toEqual([])
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
    const report = await validator.validateString(page.html, pageName(page))
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        wrong.push(`${pageName(page)}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(wrong.slice(0, 40)).toEqual([])
})
