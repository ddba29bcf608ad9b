import { readFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { loadEnv } from 'vite'
import { join } from 'node:path'
import { parseSite } from '../../src/site/env.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { Site, SiteId } from '../../src/site/sites.ts'

const root = join(import.meta.dirname, '..', '..')
const portBase = Number(process.env['SERVE_PORT_BASE'] ?? 4101)

/** One served site: as built under its canonical name, and on localhost as a copy for any host. */
export interface Served {
  site: Site
  /** The origin under the canonical name, which Chromium resolves to this machine. */
  canonical: string
  local: string
  dist: string
}

function serve(id: SiteId): Served {
  const site = parseSite(
    loadEnv('production', join(root, 'builds', id), 'VITE_'),
    `builds/${id}/.env`,
  )
  const port = portBase + siteIds.indexOf(id)
  return {
    site,
    canonical: `http://${site.canonicalHost}:${port}`,
    local: `http://localhost:${port}`,
    dist: join(root, 'dist', id),
  }
}

export const served: Record<SiteId, Served> = {
  com: serve('com'),
  zh: serve('zh'),
  ru: serve('ru'),
}

/** Matches the address of the chunk that has a page, given as in the route table. */
export function chunkOf(page: string, id: SiteId = 'com'): string {
  const list = join(root, 'dist-maps', id, 'pages.json')
  const chunks: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'))
  return `**/${chunks[`src/areas/${page}.tsx`]}`
}

/** Signs the context's browser in through the mock backend. */
export async function signInAs(
  context: BrowserContext,
  origin: string,
  persona: string,
): Promise<void> {
  const answer = await context.request.post(`${origin}/__mock`, { data: { persona } })
  expect(answer.status(), await answer.text()).toBe(204)
}

/**
 * Chromium supports Web Bluetooth only on some systems, and elsewhere warns about the header that
 * disables it.
 */
const isUnknownFeature = (line: string): boolean =>
  line === "Error with Permissions-Policy header: Unrecognized feature: 'bluetooth'."

/** Collects the console errors, warnings and exceptions of a page. */
function watch(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    if (isUnknownFeature(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) =>
    seen.push(`thrown: ${error.stack ?? error.message} (${page.url()})`),
  )
}

/**
 * Whether a message reports what the policy blocked while the sanitiser parsed hostile HTML in an
 * inert document. Chromium reports styles and a base address, and since version 156 handlers too.
 */
export const isOfReading = (line: string): boolean =>
  /(?:inline style|inline event handler|base URI) .*violates the following Content Security Policy directive/.test(
    line,
  )

/** The requests of a page and the number still pending; an event stream is always pending. */
interface Traffic {
  asked: number
  open: Set<Request>
}
const traffics = new WeakMap<Page, Traffic>()

/** Counts a page's requests from now on, for `settled`. */
export function follow(page: Page): void {
  const traffic: Traffic = { asked: 0, open: new Set() }
  traffics.set(page, traffic)
  page.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') return
    traffic.asked += 1
    // A navigation discards the pending requests of the previous document.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear()
    traffic.open.add(request)
  })
  page.on('requestfinished', (request) => traffic.open.delete(request))
  page.on('requestfailed', (request) => traffic.open.delete(request))
}

/**
 * A test whose pages must not log errors, CSP violations and hydration mismatches included.
 * `quiet.length = 0` discards expected ones.
 */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ context }, use) => {
      // By the context: a test without a page opens none.
      const seen: string[] = []
      context.on('page', (page) => {
        watch(page, seen)
        follow(page)
      })
      await use(seen)
      expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Resolves when the page's main thread is idle, or cannot report that because it paints no frame;
 * false where the page was closed or navigated.
 */
const idle = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        new Promise<void>((done) =>
          requestIdleCallback(() => setTimeout(done, 50), { timeout: 4000 }),
        ),
    )
    .then(() => true)
    .catch(() => false)

/**
 * Waits until the app has hydrated and applied the visitor's language: no request is pending, and
 * twice in a row the page was idle and started none. There is no fixed wait, because machines
 * differ.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (!traffic) return page.waitForLoadState('networkidle')
  await page.waitForLoadState('load')
  for (let calm = 0; calm < 2;) {
    const before = traffic.asked
    const rested = await idle(page)
    if (!rested && page.isClosed()) throw new Error('The page was closed before it had settled.')
    calm = rested && traffic.open.size === 0 && traffic.asked === before ? calm + 1 : 0
  }
}

/** TypeScript's DOM types lack this interface. */
interface LayoutShiftAttribution {
  node?: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/**
 * Leaves a page alone for two seconds, in which its timers and late parts run. Chromium counts a script of the test as input, and reports no
 * layout shift within 500 ms of it.
 */
export const leaveAlone = (page: Page): Promise<void> => page.waitForTimeout(2000)

/**
 * Records the layout shifts of the pages opened from now on: how much, and which element, with
 * "frame" for one of the header or the rail. It is an init script, because `evaluate` counts as user
 * input. It begins once the document and its fonts are there: on a busy machine Chromium paints the
 * first part of a document before the rest arrives. A live figure that is aligned to the end and
 * changes its length moves nothing else, and is left out.
 * @returns a function that reads the records
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    let from = Infinity
    Object.assign(window, { shifts })
    // The second frame from then shows what has arrived.
    const begin = () => requestAnimationFrame(() => requestAnimationFrame((now) => (from = now)))
    addEventListener('DOMContentLoaded', () => void document.fonts.ready.then(begin))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime <= from) continue
        const { sources = [] }: { sources?: LayoutShiftAttribution[] } = Object(entry)
        const isFigure = sources.every(
          ({ previousRect: before, currentRect: now }) =>
            Math.abs(before.right - now.right) < 1 &&
            Math.abs(before.y - now.y) < 1 &&
            Math.abs(before.height - now.height) < 1,
        )
        if (isFigure && sources.length > 0) continue
        const nodes = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const part = element?.closest('header, nav, aside') ? 'frame' : ''
          return [
            part,
            element?.outerHTML.slice(0, 120),
            JSON.stringify([previousRect, currentRect]),
          ]
            .filter(Boolean)
            .join(' ')
        })
        shifts.push([Reflect.get(entry, 'value'), ...nodes].join(' | '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Array.from<string>(Reflect.get(window, 'shifts')))
}

export { expect }

/** Chooses from a menu of the header, such as "Language" or "Theme". */
export async function choose(header: Locator, menu: string, option: string): Promise<void> {
  await header.getByRole('button', { name: `${menu}:` }).click()
  await header.getByRole('menuitemradio', { name: option }).click()
}

/**
 * Scrolls to a part that may load on the way. Loading replaces its element, so the scroll is tried
 * again.
 */
export const scrollToPart = (part: Locator): Promise<void> =>
  expect(() => part.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass()
