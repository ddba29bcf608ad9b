import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kindOf, memberPages, samplePages } from '../support/pages.ts'
import { startFirefox, startWebKit } from './browsers.ts'
import type { Browser } from './browsers.ts'
import { Page } from './page.ts'

// Visits one page of each kind at three widths, and turns the phone once. Both engines have hung or
// ended in a layout that Chromium draws.

const windows = [
  [1280, 900],
  [700, 900],
  // Firefox makes no window narrower than this.
  [450, 800],
  [800, 450],
  [450, 800],
] as const

const kinds = new Map(
  [...samplePages, ...memberPages]
    .toReversed()
    .map((page) => [`${kindOf(page)} ${page.persona}`, page]),
)
/** Pages whose layouts have hung or ended an engine, besides one of each kind. */
const known = samplePages.filter(({ id }) => id === 'pricing' || id === 'proxyApi')
const visited = [...new Set([...known, ...kinds.values()])].toSorted((a, b) =>
  a.persona.localeCompare(b.persona),
)

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_name, start) => {
  let browser: Browser
  let page: Page
  let persona = ''
  beforeAll(async () => {
    browser = await start()
    page = new Page(browser.driver)
  })
  afterAll(() => browser?.stop())

  it.each(visited)('draws $address, as $persona, at every width', async (shown) => {
    if (persona !== shown.persona) await page.become(shown.persona)
    persona = shown.persona
    await page.resize(1280, 900)
    await page.open(shown.address)
    await page.becomes('document.querySelectorAll("main h1").length', 1)
    for (const [width, height] of windows) {
      await page.resize(width, height)
      // What is drawn by its width follows in the next frames.
      await page.becomes('Math.max(0, document.documentElement.scrollWidth - innerWidth)', 0)
    }
    expect([...(await page.faults()), ...browser.seen.splice(0)]).toEqual([])
  })
})
