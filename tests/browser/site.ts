import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
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

/** A test whose page may not write errors: CSP violations and hydration mismatches among them. `quiet.length = 0` forgives what was expected. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const seen = watch(page)
      await use(seen)
      expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

/** Until the router has taken up the page: what the visitor's language changes has changed. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

export { expect }
