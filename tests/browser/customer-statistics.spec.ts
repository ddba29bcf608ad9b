import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { full } from '../support/full.ts'
import { violations } from './axe.ts'
import { expect, served, settled, signInAs, test } from './site.ts'

const { local } = served.com

async function openList(page: Page, query = ''): Promise<void> {
  await signInAs(page.context(), local, 'customer')
  await page.goto(`${local}/statistics/uploads?view=tasks${query}`)
  await expect(page.getByRole('table', { name: 'Submitted tasks' })).toBeVisible()
  await settled(page)
}
/** The index of the focused row. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? null)

test('the list is moved through by keys, and grows without growing the page', async ({ page }) => {
  await openList(page)
  const rows = page.locator('tbody tr')
  await page.locator('tbody tr [data-row-link]').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe('3')
  await page.keyboard.press('PageDown')
  await expect.poll(async () => Number(await focused(page))).toBeGreaterThan(6)
  for (const loaded of [200, 300, 400]) {
    await page.keyboard.press('End')
    await expect(page.getByText(`${loaded} loaded, more below.`)).toBeVisible()
    await expect.poll(async () => Number(await focused(page))).toBeGreaterThan(loaded - 100)
  }
  // The focused row is visible between the head and the foot of the scroll box.
  const isInside = () => {
    const row = document.activeElement?.closest('tr')?.getBoundingClientRect()
    const box = document
      .querySelector('thead')
      ?.parentElement?.parentElement?.getBoundingClientRect()
    return (
      row !== undefined && box !== undefined && row.top >= box.top && row.bottom <= box.bottom + 1
    )
  }
  await expect.poll(() => page.evaluate(isInside)).toBe(true)
  expect(await rows.count()).toBeLessThan(50)
  await page.keyboard.press('Home')
  await expect.poll(() => focused(page)).toBe('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Task \d+/ })).toBeVisible()
  await expect(page).toHaveURL(/task=\d+/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => focused(page)).toBe('2')
})

test('on a phone the list scrolls with the page, by wheel and by keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openList(page)
  await page.mouse.move(180, 500)
  // Not as far as the row that requests the next hundred.
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1900)
  await expect(page.locator('tbody tr[aria-rowindex="30"]')).toBeVisible()
  await page.locator('tbody tr [data-row-link]').last().focus()
  await page.keyboard.press('End')
  await expect(page.getByText('200 loaded, more below.')).toBeVisible()
  await expect.poll(async () => Number(await focused(page))).toBeGreaterThan(100)
  await page.keyboard.press('Home')
  await expect.poll(() => focused(page)).toBe('2')
  // Below the header of the page.
  const header = await page.getByRole('banner').boundingBox()
  const row = await page.locator('tr:focus-within').boundingBox()
  expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(740)
  expect(await page.locator('tbody tr').count()).toBeLessThan(50)
})

test('a link to a task on the dashboard opens it before its list has been seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAs(page.context(), local, 'customer')
  const { latest } = await (await page.request.get(`${local}/api/v2/dashboard`)).json()
  await page.goto(`${local}/enterpage?task=${latest[0].id}`)
  const drawer = page.getByRole('dialog', { name: `Task ${latest[0].id}` })
  await expect(drawer.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `Open task ${latest[0].id}` })).toBeFocused()
})

// Russian has the longest words.
for (const view of ['tasks', 'summary'])
  for (const locale of full ? ['en', 'ru', 'zh'] : ['ru'])
    test.describe(`at 1280 px in ${locale}`, () => {
      test.use({ locale, viewport: { width: 1280, height: 800 } })
      test(`the columns of ${view} fit`, async ({ page }) => {
        await signInAs(page.context(), local, 'customer')
        await page.goto(`${local}/statistics/uploads?view=${view}`)
        await expect(page.locator('tbody [data-row-link]').first()).toBeVisible()
        expect(
          await page
            .locator('main table')
            .evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : null)),
        ).toBe(0)
      })
    })

test('nothing moves while one scrolls through it', async ({ page }) => {
  await openList(page)
  const box = page.locator('thead').locator('xpath=ancestor::div[1]')
  const widths = () =>
    page
      .locator('thead th')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)))
  const before = await widths()
  for (const top of [1200, 2400, 3600])
    await box.evaluate((element, to) => element.scrollTo(0, to), top)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await widths()).toEqual(before)
  expect(await page.locator('tbody tr').count()).toBeLessThan(50)
  expect(
    await page
      .locator('[style]')
      .evaluateAll((elements) => elements.filter((one) => one.closest('tbody')).length),
  ).toBeGreaterThan(0)
})

test('an export is ordered, made, fetched and read back', async ({ page }) => {
  await openList(page, '&status=expired')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'As CSV, for spreadsheets' }).click()
  const link = page.getByRole('link', { name: /^Download CSV/ })
  await expect(link).toBeVisible({ timeout: 20_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^tasks-[0-9a-f]+\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  const [head = '', ...rows] = lines
  expect(head.split(',').slice(0, 3)).toEqual(['id', 'type', 'status'])
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.every((row) => row.split(',')[2] === 'expired')).toBe(true)
  const shown = await page.locator('tbody [data-row-link]').allTextContents()
  expect(rows.map((row) => row.split(',')[0])).toEqual(expect.arrayContaining(shown))
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText(
    `${rows.length} rows`,
  )
})

test('list, filters, drawer, summary and charts have nothing against them', async ({ page }) => {
  test.setTimeout(120_000)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await openList(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    await page.locator('tbody tr [data-row-link]').first().click()
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const path of [
      '/statistics/uploads',
      '/statistics/graph_captures?group=type&compare=previous',
    ]) {
      await page.goto(local + path)
      await expect(
        page
          .locator('main')
          .getByRole(path.includes('graph') ? 'slider' : 'table')
          .first(),
      ).toBeVisible()
      // A second chart is beside the first if there is room for it.
      if (path.includes('graph'))
        await expect(page.locator('main').getByRole('slider')).toHaveCount(width === 1280 ? 2 : 1)
      await settled(page)
      expect(await violations(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  }
})

test('a new signing secret is shown within a phone, with all that its dialog offers', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/setting/pingback`)
  await settled(page)
  await page.getByRole('heading', { name: 'Add a host' }).scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: 'Host' }).fill('results.shop.example')
  await page.getByRole('button', { name: 'Add host' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Close', 'Copy secret', 'I’ve saved it']) {
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})
