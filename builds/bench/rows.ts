import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** The number of rows in the list of submitted captchas. */
const rows = 100_000
const fewRows = 3_000
/** One hour of polling, every 15 seconds. */
const polls = 240
const pollEvery = 15_000
/** Pixels per frame: 6,000 a second or a hundred rows, which is a hard fling. */
const step = 100
/** Pixels per frame of a scroll slow enough to read, at which whole rows are drawn. */
const readable = 30
const path = '/statistics/uploads?view=tasks'
const picture = join(import.meta.dirname, '..', '..', 'public', 'icon-192.png')

export interface Rows {
  rows: number
  /** Seconds until all rows were fetched, page by page. */
  loading: number
  /** Frames per second during the scroll, and the longest frame in milliseconds. */
  fps: number
  worst: number
  /** Frames of a scroll at reading speed. */
  read: number
  /** Frames of the same page when idle, and when scrolled with its first few thousand rows. */
  idle: number
  few: number
  /** Frames of a plain HTML page with as many of the same rows: the browser's own cost. */
  plain: number
  /**
   * Milliseconds per frame that the page itself uses (scripts, styles, layout, its part of
   * painting). A 60 Hz screen allows 16.7.
   */
  work: number
  /** DOM elements with a hundred rows and with all of them. */
  nodes: { few: number; all: number }
}
export interface Polling {
  polls: number
  /**
   * Megabytes in use at the start, after one hour and after two. The first hour's growth includes
   * code that the engine compiles.
   */
  first: number
  hour: number
  two: number
}

async function open(browser: Browser, origin: string, clock: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.request.post(`${origin}/__mock`, { data: { persona: 'customer' } })
  const page = await context.newPage()
  // The mock draws its captchas as SVG, and Chromium treats each such image as a document: after
  // thousands of them every task of the page slows down. A backend sends bitmaps, so the benchmark
  // does too.
  await page.route('**/picture.svg', (route) => route.fulfill({ path: picture }))
  if (clock) await page.clock.install()
  const from = new Date(Date.now() - 45 * 86_400_000).toISOString().slice(0, 10)
  const to = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.goto(`${origin}${path}&dateFrom=${from}&dateTo=${to}`)
  await page.locator('tbody tr').first().waitFor()
  return page
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

const count = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length)

/** Scrolls to the end repeatedly until all rows are loaded. */
const loadAll = (page: Page, wanted: number): Promise<number> =>
  page.evaluate(
    (target) =>
      new Promise<number>((resolve, reject) => {
        const table = document.querySelector('table[aria-rowcount]')
        const box = table?.parentElement
        if (!table || !box) return reject(new Error('There is no table.'))
        const row = document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 56
        const start = performance.now()
        let before = 0
        const look = () => {
          if (box.scrollHeight / row >= target) return resolve((performance.now() - start) / 1000)
          if (performance.now() - start > 900_000)
            return reject(new Error(`Only ${Math.round(box.scrollHeight / row)} rows came.`))
          // Scrolls once per loaded page, because repeated drawing while waiting must not be
          // measured.
          if (box.scrollHeight !== before) box.scrollTop = before = box.scrollHeight
          setTimeout(look, 10)
        }
        look()
      }),
    wanted,
  )

/** The lengths of frames in milliseconds while the page scrolls by a number of pixels in each. */
const frames = (page: Page, by: number, seconds: number): Promise<number[]> =>
  page.evaluate(
    ({ by, lasts }) =>
      new Promise<number[]>((resolve) => {
        const box = document.querySelector('table[aria-rowcount]')?.parentElement
        const taken: number[] = []
        if (box && by > 0) box.scrollTop = 0
        const start = performance.now()
        let before = start
        const next = (now: number) => {
          taken.push(now - before)
          before = now
          if (box && by > 0) box.scrollTop += by
          if (now - start > lasts * 1000) resolve(taken.slice(2))
          else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    { by, lasts: seconds },
  )
/** Seconds of work on the page's main thread. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

const rate = (taken: readonly number[]): number =>
  (taken.length * 1000) / taken.reduce((sum, one) => sum + one, 0)

/** The table of a page as plain HTML with a number of rows and no script. */
async function plainRows(page: Page, origin: string, wanted: number): Promise<Page> {
  const html = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('style, link[rel=stylesheet]:not([disabled])')]
      .map((sheet) => sheet.outerHTML)
      .join('')
    return `<!doctype html>${sheets}${document.querySelector('table[aria-rowcount]')?.parentElement?.parentElement?.outerHTML}`
  })
  const plain = await page.context().newPage()
  await plain.route('**/plain-rows', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await plain.goto(`${origin}/plain-rows`)
  await plain.evaluate((count) => {
    const body = document.querySelector('tbody')
    const drawn = [...(body?.querySelectorAll('tr') ?? [])]
    const height = drawn[0]?.getBoundingClientRect().height ?? 0
    const all = Array.from({ length: count }, (_, index) => {
      const row = drawn[index % drawn.length]?.cloneNode(true)
      if (row instanceof HTMLElement) row.style.transform = `translateY(${index * height}px)`
      return row ?? ''
    })
    body?.replaceChildren(...all)
    body?.style.setProperty('--size', `${count * height}px`)
  }, wanted)
  return plain
}

/** Fetches a hundred thousand rows as a reader would, and scrolls through them. */
export async function timeRows(browser: Browser, origin: string): Promise<Rows> {
  const page = await open(browser, origin, false)
  const few = await count(page)
  const idle = rate(await frames(page, 0, 3))
  await loadAll(page, fewRows)
  const near = rate(await frames(page, step, 8))
  const bare = await plainRows(page, origin, fewRows)
  const plain = rate(await frames(bare, step, 8))
  await bare.close()
  const loading = await loadAll(page, rows)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await worked(session)
  const moving = await frames(page, step, 8)
  const work = ((await worked(session)) - before) * 1000
  const read = rate(await frames(page, readable, 8))
  // Waits until scrolling stops, because fast rows show only their name.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('table[aria-rowcount] tbody tr')].every(
      ({ children }) => children.length > 1,
    ),
  )
  const all = await count(page)
  await page.context().close()
  return {
    rows,
    loading,
    fps: rate(moving),
    worst: Math.max(...moving),
    read,
    idle,
    few: near,
    plain,
    work: work / moving.length,
    nodes: { few, all },
  }
}

/** Leaves the same list open for two hours. The page's clock is simulated, so it takes a minute. */
export async function weighPolling(browser: Browser, origin: string): Promise<Polling> {
  const page = await open(browser, origin, true)
  const session = await page.context().newCDPSession(page)
  const poll = async (times: number): Promise<number> => {
    for (let polled = 0; polled < times; polled++) {
      const answer = page.waitForResponse((response) => response.url().includes('/customer/tasks?'))
      await page.clock.fastForward(pollEvery)
      await answer
    }
    return heap(session)
  }
  const first = await poll(20)
  const hour = await poll(polls)
  const two = await poll(polls)
  await page.context().close()
  return { polls, first, hour, two }
}
