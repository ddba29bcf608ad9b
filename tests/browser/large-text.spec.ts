import type { Page } from '@playwright/test'
import { chromiumArgs } from '../support/machine.ts'
import { full } from '../support/full.ts'
import { kindOf, samplePages } from '../support/pages.ts'
import type { SamplePage } from '../support/pages.ts'
import { enter, hideNotices } from './arrive.ts'
import { cutOff, sticksOut, still } from './axe.ts'
import { expect, served, settled, signInAs, test } from './site.ts'
import playwright from './playwright.config.ts'

// A reader whose default text is twice as large, on a phone: rem and media queries follow it.

const { local } = served.com
const { launchOptions } = playwright.use ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? chromiumArgs),
      '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26',
    ],
  },
  viewport: { width: 390, height: 844 },
  // The longest words.
  locale: 'ru-RU',
})

/** The controls of the header, and the links of pages, that are beside the window. */
const outside = (page: Page): Promise<string[]> =>
  page
    .locator('header :is(a:not(.skip), button, summary), nav a:is([rel=next], [rel=prev])')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          return left < 0 || right > innerWidth
        })
        .map((control) => control.outerHTML.slice(0, 160)),
    )

const few = new Set<string>(['home', 'dashboard', 'historyPayment', 'blogArticle'])
const kinds = new Set<string>()
const visited = samplePages.filter((page: SamplePage) => {
  if (few.has(page.id)) return true
  const isNew = full && !kinds.has(kindOf(page))
  kinds.add(kindOf(page))
  return isNew
})

test('the reader has large text', async ({ page }) => {
  await page.goto(local)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
  expect(visited.length).toBeGreaterThanOrEqual(few.size)
})

for (const { address, persona } of visited)
  test(`${address} fits a phone with text of 32 px, as ${persona}`, async ({
    page,
    context,
    quiet,
  }) => {
    await enter(context, local, { name: 'normal', persona })
    await hideNotices(context, local)
    await page.goto(local + address)
    await expect(page.locator('main h1')).toBeVisible()
    await settled(page)
    await still(page)
    expect([...(await sticksOut(page)), ...(await cutOff(page)), ...(await outside(page))]).toEqual(
      [],
    )
    // The not-found page is answered with 404.
    quiet.length = 0
  })

test('a worker sees the field of the answer, and nothing lies on it', async ({ page, context }) => {
  await signInAs(context, local, 'worker')
  await hideNotices(context, local)
  await page.goto(`${local}/play-and-earn/play`)
  await settled(page)
  await page.getByRole('button', { name: 'Начать', exact: true }).click()
  const answers = page.getByRole('form').locator('input, textarea, [role=application]')
  const answer = answers.filter({ visible: true }).first()
  await expect(answer).toBeVisible()
  await answer.focus()
  await still(page)
  expect(
    await answer.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return shown === field || field.contains(shown) || Boolean(shown?.closest('label'))
    }),
  ).toBe(true)
  expect(await sticksOut(page)).toEqual([])
})
