// Over 250 lines: the steps from an order to its pictures.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startServe } from '../../builds/serve.ts'
import { testTime } from '../../src/mocks/node.ts'
import { localise, pageLanguage } from '../../src/routes/language.ts'
import { languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { SiteId } from '../../src/site/sites.ts'
import { arrive, hideNotices } from '../browser/arrive.ts'
import { still } from '../browser/axe.ts'
import { expect, follow, served, settled } from '../browser/site.ts'
import { compare } from './compare-pictures.ts'
import { chromiumArgs, requireTool } from './machine.ts'
import { memberPages, samplePages } from './pages.ts'
import type { SamplePage } from './pages.ts'

// `npm run pictures -- <folder>` takes a picture of every page of a build. Two runs on one build
// give the same bytes, so a picture that differs shows a change of the code.

const widths = [1440, 768, 360] as const
const height = 900
const schemes = ['light', 'dark'] as const

/** The language in which a site's pages are taken. */
const languageOf: Record<SiteId, Language> = { com: 'en', zh: 'zh', ru: 'ru' }

/** An address as a part of a file's name. */
const slug = (address: string): string => address.slice(1).replace(/[^\w.]+/g, '-')

const nameOf = (page: SamplePage): string =>
  `${slug(page.address) || 'home'}${memberPages.includes(page) ? '-member' : ''}`

interface Order {
  folder: string
  only: string
  site: SiteId
  /** The folder to compare with, if any. */
  other: string | undefined
  /** Where the site is served already, if it is. */
  at: string | undefined
  /** The pictures in the folder are compared as they are. */
  isKept: boolean
}

/** @throws Error that says how to call the command */
function readOrder(): Order {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '/' },
      site: { type: 'string', default: 'com' },
      at: { type: 'string' },
      compare: { type: 'string' },
      kept: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  const site = siteIds.find((id) => id === values.site)
  if (!folder || positionals.length > 1 || !values.only.startsWith('/'))
    throw new Error(
      'npm run pictures -- <folder> [--only /<path prefix>] [--site com|zh|ru] [--at <origin>] [--compare <other folder> [--kept]]',
    )
  if (!site) throw new Error(`--site is "${values.site}"; allowed: ${siteIds.join(', ')}.`)
  if (values.kept && !values.compare)
    throw new Error('--kept takes no pictures, so it needs --compare.')
  return {
    folder: resolve(folder),
    only: values.only,
    site,
    at: values.at,
    other: values.compare && resolve(values.compare),
    isKept: values.kept,
  }
}

/**
 * Opens a page with a backend of its own, whose data and time are the same in every run.
 * @throws Error where no heading is shown
 */
async function open(
  context: BrowserContext,
  origin: string,
  persona: string,
  address: string,
): Promise<Page> {
  const answer = await context.request.post(`${origin}/__mock`, {
    data: { reset: true, clock: testTime, persona },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  await hideNotices(context, origin)
  await context.clock.setFixedTime(testTime)
  const page = await context.newPage()
  follow(page)
  await arrive(page, async () => {
    await page.goto(origin + address)
    await settled(page)
  })
  return page
}

/** Scrolls to the end until a list that grows on the way has ended. */
async function growToEnd(page: Page): Promise<void> {
  const toEnd = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return document.documentElement.scrollHeight
    })
  for (let before = 0, now = await toEnd(); now > before;) {
    await settled(page)
    before = now
    now = await toEnd()
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Waits until nothing is loading any more: no part, no image, seen or not, and no font. */
async function drawn(page: Page): Promise<void> {
  const loading = page.locator('[aria-busy=true], span[data-variant][data-size][aria-hidden=true]')
  await expect(loading).toHaveCount(0, { timeout: 30_000 })
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    // An image that fails stays as it is.
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  await still(page)
}

/** @throws Error where no two pictures in a row are equal */
async function steadyPicture(page: Page): Promise<Buffer> {
  let before: Buffer | null = null
  for (let tries = 0; tries < 10; tries += 1) {
    await drawn(page)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    if (before?.equals(picture)) return picture
    before = picture
  }
  throw new Error('The page does not come to rest.')
}

/** Takes an open page in every width and scheme. It is loaded once and then resized. */
async function takeLooks(page: Page, path: string): Promise<void> {
  await drawn(page)
  await growToEnd(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await settled(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await writeFile(`${path}-${width}-${colorScheme}.png`, await steadyPicture(page))
    }
  }
}

/** @returns whether the page could be taken; if not, the reason is printed */
async function takePage(
  browser: Browser,
  origin: string,
  shown: SamplePage,
  { folder, site }: Order,
): Promise<boolean> {
  const language = pageLanguage(shown.row, languageOf[site])
  const context = await browser.newContext({
    locale: languages[language].tag,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: widths[0], height },
  })
  try {
    const address = localise(shown.address, language, served[site].site.prefixPolicy)
    await takeLooks(
      await open(context, origin, shown.persona, address),
      join(folder, nameOf(shown)),
    )
    return true
  } catch (error) {
    console.log(`${shown.address}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await context.close()
  }
}

/** Serves the site, unless it is served already. */
async function serveSite({
  at,
  site,
}: Order): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (at !== undefined) return { origin: at, stop: () => Promise.resolve() }
  const { ports, stop } = await startServe({
    portBase: Number(process.env['SERVE_PORT_BASE'] ?? 4661),
    sites: [site],
  })
  return { origin: `http://localhost:${ports[site]}`, stop }
}

/**
 * Takes all wanted pages, several at a time.
 * @returns whether all of them could be taken
 */
async function takeAll(browser: Browser, order: Order): Promise<boolean> {
  const wanted = [...samplePages, ...memberPages].filter(({ address }) =>
    address.startsWith(order.only),
  )
  if (wanted.length === 0) throw new Error(`No page's address begins with ${order.only}.`)
  await mkdir(order.folder, { recursive: true })
  const { origin, stop } = await serveSite(order)
  let taken = 0
  const queue = wanted.values()
  const work = async (): Promise<void> => {
    for (const shown of queue) {
      if (await takePage(browser, origin, shown, order)) taken += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 2 }, work))
  } finally {
    await stop()
  }
  console.log(`${taken * widths.length * schemes.length} pictures taken`)
  return taken === wanted.length
}

async function main(): Promise<void> {
  const order = readOrder()
  const browser = await chromium.launch({
    executablePath: requireTool('chromium'),
    args: chromiumArgs,
  })
  try {
    const areTaken = order.isKept || (await takeAll(browser, order))
    const different =
      order.other === undefined
        ? []
        : await compare(browser, order.folder, order.other, slug(order.only))
    for (const line of different) console.log(line)
    if (!areTaken || different.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
