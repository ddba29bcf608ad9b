import { isLanguage, prefixes } from '../../src/site/languages.ts'
import type { Page } from '@playwright/test'
import { sample } from '../support/full.ts'
import { choose, expect, served, settled, test } from './site.ts'

/** The typefaces in which an element's text is painted. */
async function typefaces(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test.describe('a site without prefixes', () => {
  const { local } = served.com

  for (const [locale, lang] of [
    ['en-US', 'en'],
    ['ru-RU', 'ru'],
    ['zh-TW', 'zh-CN'],
    ['fr-FR', 'en'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale })
      test(`shows ${lang} in place`, async ({ page }) => {
        await page.goto(`${local}/pricing?q=text`)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        expect(page.url()).toBe(`${local}/pricing?q=text`)
      })
    })
  }

  test.describe('for a Russian reader', () => {
    test.use({ locale: 'ru-RU' })
    test('changes an article of the documentation to theirs, untouched', async ({ page }) => {
      await page.goto(`${local}/api-docs/limits`)
      const article = page.getByRole('article')
      await expect(article.getByRole('heading', { level: 1 })).toHaveText('Лимиты')
      await expect(article.getByRole('heading', { name: 'Размеры' })).toBeVisible()
      await expect(article.getByRole('heading', { name: 'Sizes' })).toHaveCount(0)
    })
  })

  for (const prefix of sample(prefixes, (one) => (isLanguage(one) ? one : 'another'))) {
    test(`takes /${prefix}/pricing to the page without prefix`, async ({ page }) => {
      await page.goto(`${local}/${prefix}/pricing?x=1#a`)
      await page.waitForURL(`${local}/pricing?x=1#a`)
      const lang = prefix === 'ru' ? 'ru' : prefix === 'zh' ? 'zh-CN' : 'en'
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })
  }

  test('keeps a prefix of a content language as the choice', async ({ page }) => {
    await page.goto(`${local}/ru/pricing`)
    await page.waitForURL(`${local}/pricing`)
    await page.goto(`${local}/auth/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  })

  test('says not found under a prefix where the rest is unknown', async ({ page, quiet }) => {
    const answer = await page.goto(`${local}/de/nonsense`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main h1')).toHaveText('Page not found')
    expect(page.url()).toBe(`${local}/de/nonsense`)
    // Discards the browser's own report of the 404.
    quiet.length = 0
  })

  test('changes language by the switch, and remembers it', async ({ page }) => {
    await page.goto(`${local}/pricing`)
    await settled(page)
    await choose(page.getByRole('banner'), 'Language', 'Русский')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    expect(await typefaces(page, 'main h1 mark')).toEqual(['Onest'])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    expect(page.url()).toBe(`${local}/pricing`)
  })
})

test.describe('the site with prefixes', () => {
  const { local } = served.ru

  test.describe('for a Russian reader', () => {
    test.use({ locale: 'ru-RU' })

    test('replaces the unprefixed address', async ({ page }) => {
      await page.goto(`${local}/pricing?x=1#a`)
      await page.waitForURL(`${local}/ru/pricing?x=1#a`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    })

    test('takes a prefix of another language to the page in theirs', async ({ page }) => {
      await page.goto(`${local}/de/pricing`)
      await page.waitForURL(`${local}/ru/pricing`)
    })

    test('lets them read English once chosen', async ({ page }) => {
      await page.goto(`${local}/ru/pricing`)
      await settled(page)
      await choose(page.getByRole('banner'), 'Язык', 'English')
      await page.waitForURL(`${local}/pricing`)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(page.url()).toBe(`${local}/pricing`)
    })
  })

  for (const [path, lang] of [
    ['/', 'en'],
    ['/ru', 'ru'],
    ['/zh', 'zh-CN'],
    ['/zh/auth/login', 'zh-CN'],
    ['/ru/pricing', 'ru'],
  ] as const) {
    test(`shows ${path} in ${lang} to an English reader`, async ({ page }) => {
      await page.goto(local + path)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      expect(new URL(page.url()).pathname).toBe(path)
    })
  }

  test('keeps the language in links and guards', async ({ page }) => {
    await page.goto(`${local}/ru`)
    await settled(page)
    await page
      .getByRole('navigation', { name: 'Основное меню' })
      .getByRole('link', { name: 'Цены' })
      .click()
    await page.waitForURL(`${local}/ru/pricing`)
    await page.goto(`${local}/ru/enterpage?tab=1`)
    await page.waitForURL(`${local}/ru/auth/login?return_to=%2Fru%2Fenterpage%3Ftab%3D1`)
  })
})
