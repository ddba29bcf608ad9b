import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { loadEnv } from 'vite'
import { join } from 'node:path'
import { parseSite } from '../../src/site/env.ts'
import { siteIds } from '../../src/site/sites.ts'
import type { Site, SiteId } from '../../src/site/sites.ts'

const root = join(import.meta.dirname, '..', '..')
const portBase = Number(process.env['SERVE_PORT_BASE'] ?? 4101)

/** One served site: under its canonical name as built, and on localhost as the copy that any host may show. */
export interface Served {
  site: Site
  /** Origin under the canonical name; Chromium is told where that is. */
  canonical: string
  local: string
  dist: string
}

function serve(id: SiteId): Served {
  const site = parseSite(loadEnv('production', join(root, 'builds', id), 'VITE_'), `builds/${id}/.env`)
  const port = portBase + siteIds.indexOf(id)
  return { site, canonical: `http://${site.canonicalHost}:${port}`, local: `http://localhost:${port}`, dist: join(root, 'dist', id) }
}

export const served: Record<SiteId, Served> = { com: serve('com'), zh: serve('zh'), ru: serve('ru') }

/** Signs the context's browser in, as the mock backend allows it. */
export async function signInAs(context: BrowserContext, origin: string, persona: string): Promise<void> {
  const answer = await context.request.post(`${origin}/__mock`, { data: { persona } })
  expect(answer.status(), await answer.text()).toBe(204)
}

/** What a page wrote to the console as an error or a warning, and what it threw: a test ends with none of it. */
export function watch(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) => seen.push(`thrown: ${error.stack ?? error.message} (${page.url()})`))
  return seen
}

/**
 * Whether this is what the policy has stopped while hostile HTML was read, in a document that is never shown: Chromium tells of styles and a
 * base address, and since version 156 of handlers.
 */
export const isOfReading = (line: string): boolean =>
  /(?:inline style|inline event handler|base URI) .*violates the following Content Security Policy directive/.test(line)

/** What a page has asked for, and how much of it is not answered yet; a stream of events is open for good. */
interface Traffic {
  asked: number
  open: Set<Request>
}
const traffics = new WeakMap<Page, Traffic>()

function follow(page: Page): void {
  const traffic: Traffic = { asked: 0, open: new Set() }
  traffics.set(page, traffic)
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return
    traffic.asked += 1
    // What the document before it was waiting for is nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear()
    traffic.open.add(request)
  })
  page.on('requestfinished', (request) => traffic.open.delete(request))
  page.on('requestfailed', (request) => traffic.open.delete(request))
}

/** A test whose page may not write errors: CSP violations and hydration mismatches among them. `quiet.length = 0` forgives what was expected. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const seen = watch(page)
      follow(page)
      page.context().on('page', follow)
      await use(seen)
      expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

/** Resolves once the page's main thread has nothing to do, or says nothing of it because it draws no frame; false where the page went away meanwhile. */
const idle = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 50), { timeout: 4000 })))
    .then(() => true)
    .catch(() => false)

/**
 * Until the router has taken up the page: what the visitor's language changes has changed. Nothing is on its way, and twice in a row
 * the page had nothing to do and asked for nothing; how long that takes is the machine's business.
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

/** Not among TypeScript's own types of the DOM yet. */
interface LayoutShiftAttribution {
  node?: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/**
 * Notes what moves on the pages opened from now on without anybody's doing: how much, and what. A script of the page's own, since
 * `evaluate` counts as the reader's touch. @returns reads the notes
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources')
        const nodes = Array.isArray(sources)
          ? sources.map(({ node, previousRect, currentRect }: LayoutShiftAttribution) =>
              [node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName, JSON.stringify([previousRect, currentRect])].join(' '),
            )
          : []
        shifts.push([Reflect.get(entry, 'value'), ...nodes].join(' | '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Array.from<string>(Reflect.get(window, 'shifts')))
}

export { expect }
