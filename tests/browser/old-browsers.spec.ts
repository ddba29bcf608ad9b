import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { oldestBrowsers } from '../../src/site/browsers.ts'
import { full } from '../support/full.ts'
import { expect, leaveAlone, served, test } from './site.ts'

// The oldest browsers that the site supports, and those below them.

const { local } = served.com

test('the built files have no syntax or built-in that the oldest browsers lack', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'syntax'], {
    cwd: join(import.meta.dirname, '..', '..'),
    encoding: 'utf8',
    // The sites differ in constants and words, so `npm test` reads one.
    env: { ...process.env, ...(!full && { SITE: 'com' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(status, stdout + stderr).toBe(0)
})

for (const [lacks, spoil] of [
  ['light-dark()', () => void (CSS.supports = () => false)],
  ['CSS', () => void Reflect.deleteProperty(window, 'CSS')],
] as const)
  test(`a browser without ${lacks} keeps the served page and names the browsers that work`, async ({
    page,
  }) => {
    await page.addInitScript(spoil)
    await page.goto(`${local}/pricing`)
    const line = page.getByRole('note').filter({ hasText: oldestBrowsers.firefox })
    await expect(line).toBeVisible()
    await expect(line).toContainText(`Chrome or Edge ${oldestBrowsers.chrome}`)
    const main = await page.locator('main').innerHTML()
    await leaveAlone(page)
    expect(await page.locator('main').innerHTML()).toBe(main)
    expect(await page.evaluate(() => performance.getEntriesByName('app-start').length)).toBe(0)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click()
    await expect(page).toHaveURL(`${local}/api-docs`)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.getByRole('note').filter({ hasText: 'Firefox' })).toBeVisible()
  })

test('a page without a file of its own shows the line alone', async ({ page }) => {
  await page.addInitScript(() => void (CSS.supports = () => false))
  await page.goto(`${local}/enterpage`)
  await expect(page.getByRole('note')).toContainText(`Safari ${oldestBrowsers.safari}`)
})

test('a supported browser does not show it', async ({ page }) => {
  await page.goto(local)
  await expect(page.locator('#old')).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-old')
})
