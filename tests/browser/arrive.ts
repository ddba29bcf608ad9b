import type { BrowserContext, Page } from '@playwright/test'
import { still } from './axe.ts'
import { expect, settled } from './site.ts'

export interface Failure {
  call: string
  error?: number
  delay?: number
}

/** The state that a page is brought into before it is checked. */
export interface State {
  name: string
  persona: string
  failures?: Failure[]
  act?: (page: Page) => Promise<void>
}

/** Signs in as the state's persona and sets its failures. */
export async function enter(context: BrowserContext, origin: string, state: State): Promise<void> {
  const answer = await context.request.post(`${origin}/__mock`, {
    data: { persona: state.persona, failures: state.failures ?? [] },
  })
  expect(answer.status(), await answer.text()).toBe(204)
}

/** Hides the notices at the bottom, which may cover part of a button on a long page. */
export const hideNotices = (context: BrowserContext, origin: string): Promise<void> =>
  context.addCookies(
    ['is_user_foreigner', 'language_notice'].map((name) => ({ name, value: '1', url: origin })),
  )

/**
 * Opens a page and scrolls through it, so that content that loads on sight has loaded.
 * @param loads false where the page never finishes loading
 */
export async function arrive(page: Page, open: () => Promise<void>, loads = true): Promise<void> {
  // About one time in a hundred Chromium stops painting a page scrolled this fast, until the next
  // load. A fault of the app would occur in all three tries.
  for (let tries = 0; tries < 3; tries++) {
    await open()
    await expect(page.locator('header').first()).toBeVisible()
    await expect(page.locator('main h1')).toBeVisible()
    await within(15_000, scrollThrough(page))
    if (loads) await settled(page)
    if (await draws(page)) return still(page)
    await page.goto('about:blank')
  }
  throw new Error('No frame was drawn in three tries.')
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    scrollTo(0, 0)
  })

/** Whether a promise settles within the given milliseconds; a rejection is passed on. */
const within = (ms: number, done: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    done.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms)),
  ])

const draws = (page: Page): Promise<boolean> =>
  within(
    10_000,
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ),
    ),
  )
