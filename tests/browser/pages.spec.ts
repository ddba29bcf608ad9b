import { alternates, canonicalUrl, localise, pageLanguage } from '../../src/routes/language.ts'
import { pagePaths } from '../../src/routes/paths.ts'
import type { PageRow } from '../../src/routes/types.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import { full, sample } from '../support/full.ts'
import { kindOf, samplePages } from '../support/pages.ts'
import { expect, served, settled, test } from './site.ts'

// One prerendered page of each kind: only an indexable row with a single address has a file.
const prerendered = sample(
  samplePages.filter(
    ({ row, address }) => row.index && pagePaths.some(({ path }) => path === address),
  ),
  kindOf,
)

// documents.spec.ts reads every file as text, and visits.spec.ts hydrates pages on the com site.
// This test hydrates one page of each kind on the other sites in their own language;
// `npm run test:full`, in every language with a file.
for (const id of siteIds.filter((site) => site !== 'com')) {
  const { site, canonical } = served[id]
  const languagesOf = (row: PageRow): readonly Language[] =>
    site.prefixPolicy === 'prefixed'
      ? row.langs.filter((language) => full || language === id)
      : [pageLanguage(row, site.defaultLanguage)]
  for (const language of contentLanguages) {
    const own = prerendered.filter(({ row }) => languagesOf(row).includes(language))
    if (own.length === 0) continue
    test.describe(`${id} in ${language}`, () => {
      // The zone is far from the build's, so that a date that follows it shows in hydration.
      test.use({ locale: languages[language].tag, timezoneId: 'Pacific/Kiritimati' })

      test(`${own.length} pages have one head, one heading, and are hydrated as they were served`, async ({
        page,
      }) => {
        for (const { row, address: path } of own) {
          const url = localise(path, language, site.prefixPolicy)
          await test.step(url, async () => {
            const answer = await page.goto(canonical + url)
            expect(answer?.status()).toBe(200)
            const html = (await answer?.text()) ?? ''
            expect(html).toContain(`<html lang="${languages[language].tag}">`)
            expect(html).not.toMatch(/ style=|<div hidden id=|<template id=|\$RC/)
            await settled(page)
            await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag)
            await expect(page.locator('title')).toHaveCount(1)
            await expect(page.locator('h1')).toHaveCount(1)
            // Its width is checked in each file (documents.spec.ts): the app shows the same.
            expect(html).toContain(`<title>${await page.title()}</title>`)
            await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/)
            await expect(page.locator('meta[name=robots]')).toHaveCount(0)
            await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
              'href',
              canonicalUrl(path, language, site.hosts),
            )
            const links = await page
              .locator('link[rel=alternate][hreflang]')
              .evaluateAll((all) =>
                all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
              )
            expect(links).toEqual(
              alternates(row, path, site.hosts).map(({ hreflang, href }) => [hreflang, href]),
            )
          })
        }
      })
    })
  }
}

test('a page of every kind can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { address: path } of prerendered) {
    await page.goto(served.com.local + path)
    await expect(page.locator('main h1'), path).toBeVisible()
  }
  await context.close()
})

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`the price list begins in the first view at ${width} x ${height}, with and without scripts`, async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width, height },
      })
      const page = await context.newPage()
      await page.goto(`${served.com.local}/pricing`)
      await expect(page.locator('tbody th').first()).toContainText('Image captcha')
      await expect(page.locator('tbody th').first()).toBeInViewport({ ratio: 1 })
      await expect(page.locator('tbody tr')).toHaveCount(47)
      await context.close()
    }
  })
