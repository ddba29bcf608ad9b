import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { sample } from '../support/full.ts'
import { isOpenRow } from '../../src/routes/guards.ts'
import { kindOf, memberPages, samplePages } from '../support/pages.ts'
import type { SamplePage } from '../support/pages.ts'
import { arrive, enter, hideNotices } from './arrive.ts'
import { brokenWords, sticksOut, still, violations } from './axe.ts'
import { scriptBound } from './bounds.ts'
import { headingGaps, lostReferences, outOfOrder, repeatedLinks, repeatedNames } from './names.ts'
import { expect, leaveAlone, served, settled, test, watchShifts } from './site.ts'

// Visits one page of each kind: title, heading, console, accessibility, width, layout shifts and what
// it loads (quality.md sections 4 and 5). `npm run test:full` visits every page.

// A page may need three loads (arrive).
test.describe.configure({ timeout: 240_000 })
// Far from the zone of the build, so that a date that follows the reader's zone shows in hydration.
test.use({ timezoneId: 'America/Los_Angeles' })

const { local, dist } = served.com

/** The brotli 11 size from the build; a file too small to compress counts as it is. */
async function weigh(file: string): Promise<number> {
  const path = join(dist, file)
  return (await stat(`${path}.br`).catch(() => stat(path))).size
}

/**
 * What a page loads without any input, and on a busy machine its load takes longer than it is left
 * alone.
 */
async function load(page: Page, address: string): Promise<string[]> {
  const paths: string[] = []
  const note = (request: Request): void => void paths.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(local + address, { waitUntil: 'load' })
  await leaveAlone(page)
  await settled(page)
  page.off('request', note)
  // The sheets that stand in the document.
  const inDocument = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set([...paths, ...inDocument])]
    .filter((path) => path.startsWith('/assets/'))
    .map((path) => path.slice(1))
}

async function expectBound(page: SamplePage, files: readonly string[]): Promise<void> {
  const most = scriptBound(page, memberPages.includes(page))
  // The text editor and the sanitiser load on use; editor and article pages use them at once.
  const weighed = files.filter((file) => !/\/(?:Workbench|sanitise|purify\.es)-/.test(file))
  const sizes = await Promise.all(weighed.map(async (file) => ({ file, size: await weigh(file) })))
  const of = (...endings: string[]) =>
    sizes.filter(({ file }) => endings.some((ending) => file.endsWith(ending)))
  const sum = (all: { size: number }[]) => all.reduce((total, { size }) => total + size, 0)
  const listing = sizes.map(({ file, size }) => `${size} ${file}`).join('\n')
  const scripts = of('.js')
  expect(sum(scripts), listing).toBeLessThanOrEqual(most.bytes)
  expect(scripts.length, listing).toBeLessThanOrEqual(most.files)
  expect(sum(of('.css')), listing).toBeLessThanOrEqual(most.styles)
  expect(sum(of('.woff2')), listing).toBeLessThanOrEqual(60_000)
}

/**
 * Nothing moves on an open page. In an account a skeleton cannot know the height of what comes, and
 * how soon that comes decides whether it is seen.
 */
function expectStill(page: SamplePage, shifts: string[]): void {
  if (page.persona === 'anonymous' && isOpenRow(page.row)) expect(shifts).toEqual([])
}

/** Checks the page that is shown, and leaves the window as it was. */
async function check(page: Page): Promise<void> {
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  expect(await repeatedNames(page)).toEqual([])
  expect(await repeatedLinks(page)).toEqual([])
  expect(await headingGaps(page)).toEqual([])
  const before = page.viewportSize()
  for (const width of [768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await still(page)
    expect(await sticksOut(page), `${width} px`).toEqual([])
    expect(await brokenWords(page), `${width} px`).toEqual([])
    if (width === 360) expect(await outOfOrder(page), `${width} px`).toEqual([])
    expect(await lostReferences(page), `${width} px`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

const visited = sample(
  [...samplePages, ...memberPages],
  (page) => `${kindOf(page)}, as ${page.persona}`,
)

for (const shown of visited)
  test(`${shown.address}, as ${shown.persona}, has one title and one heading, is accessible, fits its window, keeps still and within its bytes`, async ({
    page,
    context,
    quiet,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await enter(context, local, { name: 'normal', persona: shown.persona })
    await hideNotices(context, local)
    let loaded: readonly string[] = []
    const shifts = await watchShifts(page)
    await arrive(page, async () => {
      loaded = await load(page, shown.address)
      expectStill(shown, await shifts())
    })
    await expectBound(shown, loaded)
    await check(page)
    // Discards the browser's own report of the 404.
    if (shown.id === 'notFound') quiet.length = 0
  })
