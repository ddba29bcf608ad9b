import type { Page } from '@playwright/test'
import { full } from '../support/full.ts'
import { samplePages } from '../support/pages.ts'
import { translatePage } from '../support/translate-page.ts'
import { enter, hideNotices } from './arrive.ts'
import { expect, leaveAlone, served, settled, signInAs, test } from './site.ts'

// Pages that the browser translates, which replaces the text nodes that React has made.

const { local } = served.com
test.use({ actionTimeout: 10_000 })
test.describe.configure({ timeout: 240_000 })

/** The texts that are older than what React has written. */
const stale = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read: unknown = Reflect.get(window, 'staleTexts')
    return typeof read === 'function' ? Array.from<string>(read()) : []
  })

/** Uses what changes a page in its place: choices, tabs, switches, folded parts. */
async function use(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const selects = main.locator('select:visible')
  for (let at = 0; at < Math.min(await selects.count(), 3); at += 1) {
    const select = selects.nth(at)
    const count = await select.locator('option:not(:disabled)').count()
    if (count > 1) await select.selectOption({ index: count - 1 })
    await settled(page)
  }
  const presses = main.locator(
    ':is([role=tab][aria-selected=false], [aria-pressed=false], [aria-expanded=false], summary):visible',
  )
  for (let at = 0; at < 4 && at < (await presses.count()); at += 1) {
    const press = presses.nth(at)
    // Contents beside a wide page are always open.
    if (await press.evaluate((element) => getComputedStyle(element).pointerEvents === 'none'))
      continue
    await press.click({ timeout: 3000 })
  }
  await settled(page)
}

/** Pages whose parts change most. `npm run test:full` visits all. */
const lively: readonly string[] = [
  '/',
  '/pricing',
  '/public_statistics/workers-online',
  '/p/captcha-types',
  '/software',
  '/enterpage',
  '/statistics/uploads',
  '/statistics/graph_captures',
  '/pay',
  '/setting',
  '/proxy',
  '/pay/history_payment',
  '/cabinet',
  '/play-and-earn/rewards',
]
const all = [
  ...samplePages,
  ...samplePages
    .filter(({ row }) => row.member)
    .map((page) => ({ ...page, persona: 'customer' as const })),
]
const visited = full ? all : all.filter(({ address }) => lively.includes(address))

for (const [persona, pages] of Map.groupBy(visited, (page) => page.persona))
  for (let from = 0; from < pages.length; from += 20)
    test(`translated pages stay whole and current, as ${persona} from ${from}`, async ({
      page,
      context,
      quiet,
    }) => {
      await enter(context, local, { name: 'normal', persona })
      await hideNotices(context, local)
      const wrong: string[] = []
      for (const { address } of pages.slice(from, from + 20)) {
        await page.goto(local + address)
        await settled(page)
        await page.evaluate(translatePage)
        await expect(page.locator('main font').first()).toBeVisible()
        await use(page)
        for (const text of await stale(page)) wrong.push(`${address}: ${text}`)
        await expect(page.locator('main h1').first()).toBeVisible()
      }
      expect(wrong).toEqual([])
      // Chromium logs the status of a page that does not exist.
      const unexpected = quiet.filter((line) => !line.includes('status of 404'))
      quiet.splice(0, quiet.length, ...unexpected)
    })

test('a translated desk starts a task while its time runs', async ({ page, context }) => {
  await signInAs(context, local, 'worker')
  await hideNotices(context, local)
  await page.goto(`${local}/cabinet`)
  await settled(page)
  await page.evaluate(translatePage)
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await start.click()
  await expect(start).toBeHidden()
  // The time that is left changes every second.
  await leaveAlone(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/cabinet/)
  await page.goBack()
  await expect(page.locator('main h1')).toBeVisible()
  expect(await stale(page)).toEqual([])
})

test('a page that was translated before its scripts started comes to life', async ({
  page,
  quiet,
}) => {
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${local}/pricing`, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  await page.evaluate(translatePage)
  letGo()
  await settled(page)
  await use(page)
  expect(await stale(page)).toEqual([])
  // React draws the page anew, and says so.
  expect(quiet.filter((line) => !line.includes('React recovered'))).toEqual([])
  quiet.length = 0
})
