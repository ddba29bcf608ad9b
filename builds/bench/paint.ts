import type { Browser, Page } from '@playwright/test'

/**
 * A slow phone on a slow connection (Lighthouse's mobile preset): 1.6 Mbit/s, 150 ms, a CPU four
 * times slower.
 */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

export interface Paint {
  /** Largest contentful paint in milliseconds. */
  lcp: number
  /** Total blocking time until two seconds after load, in milliseconds. */
  blocking: number
  /** Milliseconds from the start of hydration until the tree is interactive. */
  hydration: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * A timeout in milliseconds. It is long because a busy machine emulates a slow phone, and a slow
 * load is still a result.
 */
const patience = 180_000

/** Runs in the page before any script of its own. */
function observe(): void {
  const seen = { lcp: 0, blocking: 0 }
  Object.assign(globalThis, { benchSeen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

async function once(browser: Browser, url: string, scripts: boolean): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  if (!scripts) await withoutScripts(page)
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'load', timeout: patience })
  await page.waitForTimeout(2000)
  const found = await page.evaluate(() => {
    const seen: unknown = Reflect.get(globalThis, 'benchSeen')
    const at = (name: string): number =>
      performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return { seen, hydration: at('app-ready') - at('app-start') }
  })
  await context.close()
  const read = (name: string): number => Number(Reflect.get(Object(found.seen), name))
  return { lcp: read('lcp'), blocking: read('blocking'), hydration: found.hydration }
}

/**
 * Answers every script with an empty body. The document still comes over the emulated network,
 * because a fulfilled one would arrive earlier.
 */
const withoutScripts = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )

/** The medians of several cold loads of a page, alternately as served and without its scripts. */
export async function timePaint(
  browser: Browser,
  url: string,
  rounds = 5,
): Promise<{ ours: Paint; plain: Paint }> {
  const ours: Paint[] = []
  const plain: Paint[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await once(browser, url, true))
    plain.push(await once(browser, url, false))
  }
  const sum = (list: readonly Paint[]): Paint => ({
    lcp: median(list.map(({ lcp }) => lcp)),
    blocking: median(list.map(({ blocking }) => blocking)),
    hydration: median(list.map(({ hydration }) => hydration)),
  })
  return { ours: sum(ours), plain: sum(plain) }
}
