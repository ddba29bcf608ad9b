import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { brotli } from './bare.ts'
import type { Weight } from './bare.ts'

/**
 * Measures every script that a cold first load fetches until two seconds after `load`, in
 * compressed size.
 */
export async function weighFirstLoad(
  browser: Browser,
  origin: string,
  dist: string,
): Promise<Weight> {
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  await page.close()
  const sizes = await Promise.all(
    [...scripts].map(async (path) => brotli(await readFile(join(dist, path)))),
  )
  return { files: scripts.size, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Milliseconds from the click on a link until the new page's heading is painted, measured in the
 * page.
 */
function change(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('#root a')].find(
          (one) => one.pathname === target && one.hash === '',
        )
        const before = document.querySelector('main h1')
        if (!link || !before)
          return reject(new Error(`${location.pathname} has no link to ${target}, or no heading.`))
        setTimeout(() => reject(new Error(`${target} did not come within 10 s.`)), 10_000)
        const start = performance.now()
        const look = () => {
          const now = document.querySelector('main h1')
          if (location.pathname === target && now && now !== before)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          else requestAnimationFrame(look)
        }
        link.click()
        look()
      }),
    path,
  )
}

export interface Navigation {
  /** The first navigation to a page, which loads its chunk. */
  first: number
  /** Median milliseconds of a navigation. */
  there: number
  back: number
  /** A full load of the same document with a warm cache, until its heading is painted. */
  document: number
}

/** Compares navigation between home and pricing in the running app with full loads of pricing. */
export async function timeNavigation(
  browser: Browser,
  origin: string,
  rounds = 15,
): Promise<Navigation> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  const there: number[] = []
  const back: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    there.push(await change(page, '/pricing'))
    await page.waitForTimeout(100)
    back.push(await change(page, '/'))
    await page.waitForTimeout(100)
  }
  const documents: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await page.goto(`${origin}/pricing`, { waitUntil: 'load' })
    await page.locator('main h1').waitFor()
    documents.push(performance.now() - start)
  }
  await page.close()
  return {
    first: there[0] ?? Number.NaN,
    there: median(there.slice(1)),
    back: median(back),
    document: median(documents),
  }
}
