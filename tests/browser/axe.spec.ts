import type { BrowserContext, Page } from '@playwright/test'
import { calls as contract } from '../../src/api/contract/index.ts'
import { keysOf } from '../../src/lib/object.ts'
import { localise, pageLanguage } from '../../src/routes/language.ts'
import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import type { PageRow } from '../../src/routes/types.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { colourRules, sticksOut, still, violations } from './axe.ts'
import { onePerRow } from './kinds.ts'
import { expect, served, settled, test } from './site.ts'

// WCAG 2.2 A and AA, best practices and target size (quality.md section 4). Every route once, and one page of each template in every
// width, scheme, site and language, its states at the first of the sites; `npm run test:full` takes every route through all of it.

// A page may have to be opened three times (arrive), and is looked at in six ways.
test.describe.configure({ timeout: 240_000 })

interface Failure {
  call: string
  error?: number
  delay?: number
}

interface State {
  name: string
  persona?: string
  failures?: Failure[]
  act?: (page: Page) => Promise<void>
}

/** One page of each layout. */
const templates = ['/', '/auth/login', '/enterpage']
const widths = [320, 768, 1280]
const schemes = ['light', 'dark'] as const

function personaOf(row: PageRow): string {
  if (row.guard === 'public' || row.guard === 'guest') return 'anonymous'
  return row.path === '/select-role' ? 'newcomer' : 'customer'
}

const full = process.env['FULL'] === '1'
/** Whatever an account's page may ask for besides who is here. */
const reads = keysOf(contract).filter((call) => contract[call].method === 'GET' && !['user', 'csrf', 'events'].includes(call))

/** The calls whose fate makes the states of a page. */
const callsOf: Readonly<Record<string, string[]>> = {
  '/': ['publicStatistics', 'customerPrices'],
  '/pricing': ['customerPrices'],
  '/enterpage': ['dashboard'],
}

function statesOf(row: PageRow): State[] {
  const account = full && row.guard === 'user'
  const calls = callsOf[row.path] ?? (account ? reads : [])
  const states: State[] = [{ name: 'normal' }]
  if (calls.length > 0) {
    states.push(
      { name: 'loading', failures: calls.map((call) => ({ call, delay: 60_000 })) },
      { name: 'error', failures: calls.map((call) => ({ call, error: 500 })) },
    )
  }
  if (row.path === '/enterpage' || account) states.push({ name: 'empty', persona: 'customer-empty' })
  if (row.path === '/pricing') {
    states.push({ name: 'filtered empty', act: async (page) => page.goto(`${page.url()}?q=nothing-of-the-kind`).then(() => {}) })
  }
  if (row.guard === 'guest') states.push({ name: 'error', act: async (page) => page.locator('main button[type=submit]').first().click() })
  return states
}

async function arrive(context: BrowserContext, page: Page, origin: string, url: string, row: PageRow, state: State): Promise<void> {
  const answer = await context.request.post(`${origin}/__mock`, {
    data: { persona: state.persona ?? personaOf(row), failures: state.failures ?? [] },
  })
  expect(answer.status(), await answer.text()).toBe(204)
  // A notice at the foot of a long page lies over half a button as often as not; the templates are looked at with theirs.
  if (!templates.includes(row.path))
    await context.addCookies(['is_user_foreigner', 'language_notice'].map((name) => ({ name, value: '1', url: origin })))
  // Chromium itself may stop drawing a page that is scrolled through this fast, about once in a hundred: its threads rest, timers run, and
  // neither a change nor a screenshot brings a frame, but another load does. What our own code could do would end no differently thrice.
  for (let tries = 0; tries < 3; tries++) {
    await visit(page, origin + url, state)
    if (await draws(page)) return still(page)
    await page.goto('about:blank')
  }
  throw new Error(`Three times no frame was drawn of ${url}.`)
}

/** Opens the page, brings it into its state and to its end, so that what comes on sight has been seen. */
async function visit(page: Page, url: string, state: State): Promise<void> {
  await page.goto(url)
  if (state.name === 'loading') await page.waitForLoadState('load')
  else await settled(page)
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('main h1')).toBeVisible()
  await state.act?.(page)
  await within(15_000, scrollThrough(page))
  if (state.name !== 'loading') await settled(page)
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    scrollTo(0, 0)
  })

/** Whether it came to pass in so many milliseconds; its failure is passed on. */
const within = (ms: number, what: Promise<unknown>): Promise<boolean> =>
  Promise.race([what.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms))])

const draws = (page: Page): Promise<boolean> =>
  within(
    10_000,
    page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))),
  )

async function everyLook(page: Page): Promise<string[]> {
  const all: string[] = []
  // There and back again, so that between two looks only one thing changes.
  const looks = widths.flatMap((width, at) => (at % 2 === 0 ? schemes : schemes.toReversed()).map((scheme) => ({ width, scheme })))
  for (const { width, scheme } of looks) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    all.push(...(await violations(page, scheme === 'light' ? undefined : colourRules)).map((violation) => `${scheme} ${width}: ${violation}`))
  }
  return all
}

const routes = (full ? pagePaths.filter(({ path }) => isStatic(path)) : onePerRow).filter(({ id }) => id !== 'logout')

for (const { row, path } of routes) {
  test(`${path} comes to life with one title and one heading, is accessible, and needs no sideways scroll`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await arrive(context, page, served.com.local, path, row, { name: 'normal' })
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    for (const width of [768, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await still(page)
      expect(await sticksOut(page), `${width} px`).toEqual([])
    }
  })
}

const whole = full ? routes : routes.filter(({ path }) => templates.includes(path))

function languagesOf(id: SiteId, row: PageRow): Language[] {
  const { site } = served[id]
  return site.prefixPolicy === 'prefixed'
    ? contentLanguages.filter((language) => row.langs.includes(language))
    : [pageLanguage(row, site.defaultLanguage)]
}

for (const id of siteIds) {
  for (const { row, path } of whole) {
    for (const language of languagesOf(id, row)) {
      test.describe(`${id} in ${language}`, () => {
        test.use({ locale: languages[language].tag })
        const states = statesOf(row)
        for (const state of full || id === siteIds[0] ? states : states.slice(0, 1)) {
          test(`${path}, ${state.name}, is accessible at every width in both schemes`, async ({ page, context, quiet }) => {
            const { local, site } = served[id]
            await arrive(context, page, local, localise(path, language, site.prefixPolicy), row, state)
            expect(await everyLook(page)).toEqual([])
            // The failing answers that were asked for.
            quiet.length = 0
          })
        }
      })
    }
  }
}

test('the not-found page is accessible', async ({ page, quiet }) => {
  await page.goto(`${served.com.local}/nothing-here`)
  await settled(page)
  expect(await everyLook(page)).toEqual([])
  quiet.length = 0
})
