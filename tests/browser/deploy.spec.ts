import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { buildChanged, changeMark, openHost } from '../../builds/hosting/rehearsal.ts'
import { full } from '../support/full.ts'

const root = join(import.meta.dirname, '..', '..')
const port = Number(process.env['SERVE_PORT_BASE'] ?? 4101) + 60

/** Counts the documents that a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** Follows a link to a page, as a visitor does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click()
  await page.waitForURL((url) => url.pathname === href)
  await expect(page.locator('main h1')).toBeVisible()
}

const build = async (page: Page): Promise<string> =>
  (await (await page.request.get('/version.json')).json()).build

// A second build takes minutes, so only `npm run test:full` runs this.
if (full)
  test('tabs of one build keep working under the next', async ({ browser }) => {
    test.setTimeout(20 * 60_000)
    const second = await buildChanged('src/areas/public/about/AboutPage.tsx')
    const host = await openHost(port)
    try {
      await host.release(join(root, 'dist', 'com'))
      const open = async (path: string, persona?: string) => {
        const context = await browser.newContext({ baseURL: host.url })
        if (persona) await context.request.post('/__mock', { data: { persona } })
        const page = await context.newPage()
        page.setDefaultTimeout(30_000)
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await page.waitForLoadState('networkidle')
        return { page, loads: countLoads(page) }
      }
      const reader = await open('/pricing')
      const customer = await open('/enterpage', 'customer')
      const writer = await open('/auth/register')
      const late = await open('/pricing')
      const lateWriter = await open('/auth/register')
      const first = await build(reader.page)
      for (const [{ page }, email] of [
        [writer, 'ada.lovelace@example.com'],
        [lateWriter, 'mary.somerville@example.com'],
      ] as const) {
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Password', { exact: true }).fill('four unrelated words')
      }

      const { assets, fresh } = await host.release(second)
      expect(await build(reader.page)).not.toBe(first)
      expect(fresh.length).toBeGreaterThan(0)
      expect(fresh.length).toBeLessThan(assets.length)

      // Old assets are kept, so nobody notices, even on pages that were not open before.
      const links = ['/about', '/terms-of-service', '/for-customer', '/pricing', '/auth/login']
      for (const href of links) await follow(reader.page, href)
      for (const href of ['/setting', '/pay', '/enterpage']) await follow(customer.page, href)
      await writer.page.getByLabel(/I accept the terms of service/).check()
      await writer.page.getByRole('main').getByRole('button', { name: 'Create an account' }).click()
      await writer.page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
      await expect(writer.page.locator('main h1')).toBeVisible()
      const kept = [reader, customer, writer].map(({ loads }) => loads())
      expect(kept).toEqual([0, 0, 0])

      // A document loaded now is from the second build.
      await reader.page.goto('/about')
      await expect
        .poll(() =>
          reader.page.evaluate((mark) => performance.getEntriesByName(mark).length, changeMark),
        )
        .toBe(1)

      // Old assets are gone: the page reloads once, at the wanted address, but not over typed text.
      const gone = await host.forget()
      await follow(late.page, '/about')
      expect(late.loads()).toBeLessThanOrEqual(1)
      await expect(late.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(lateWriter.page.getByLabel('Email')).toHaveValue('mary.somerville@example.com')
      await lateWriter.page.getByLabel(/I accept the terms of service/).check()
      await lateWriter.page
        .getByRole('main')
        .getByRole('button', { name: 'Create an account' })
        .click()
      await lateWriter.page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
      await expect(lateWriter.page.locator('main h1')).toBeVisible()
      expect(lateWriter.loads()).toBeLessThanOrEqual(1)

      const counts = [
        `${assets.length} assets, of which ${fresh.length} are the second build's own and ${assets.length - fresh.length} were there`,
        `old assets kept: ${links.length + 4} pages, ${kept.reduce((sum, one) => sum + one, 0)} reloads`,
        `${gone.length} old assets deleted: ${late.loads()} reload for a reader, ${lateWriter.loads()} for a sent form`,
      ]
      for (const description of counts) {
        test.info().annotations.push({ type: 'count', description })
        console.log(description)
      }
    } finally {
      await host.stop()
    }
  })
