import { localise, pageLanguage } from '../../src/routes/language.ts'
import { sample } from '../support/full.ts'
import { kindOf, samplePages } from '../support/pages.ts'
import { enter, hideNotices } from './arrive.ts'
import { cutOff, spaceText, sticksOut, still } from './axe.ts'
import { expect, served, settled, signInAs, test } from './site.ts'

// The differences on a phone.

const { local } = served.com
test.use({ viewport: { width: 360, height: 740 } })

test('a list folds its filters and gives a row two lines', async ({ page, context }) => {
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/pay/history_payment`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.first()).toBeVisible()
  await settled(page)
  // The amount is beside the day, and an empty value takes no space.
  const day = await rows.first().getByRole('rowheader').boundingBox()
  const amount = await rows.first().getByText('$100.00').boundingBox()
  expect(Math.abs((amount?.y ?? 0) - (day?.y ?? 1000))).toBeLessThan(8)
  await expect(
    rows.first().getByRole('cell').filter({ hasText: /^—$/, visible: true }),
  ).toHaveCount(0)

  const filters = page.getByRole('button', { name: /^Filters/ })
  const status = page.getByLabel('Status', { exact: true })
  await expect(status).toBeHidden()
  await filters.click()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await status.selectOption('paid')
  await expect(filters).toHaveText('Filters1 set')
  await filters.click()
  await expect(status).toBeHidden()
})

test('an address that must not break has its line, and nothing is drawn over it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/proxy/addresses`)
  const row = page.getByRole('row', { name: /198\.51\.100\.13/ })
  await expect(row.first()).toBeVisible()
  await settled(page)
  const address = await row.first().getByText('198.51.100.13', { exact: true }).boundingBox()
  const status = await row.first().getByText('not responding').boundingBox()
  if (!address || !status) throw new Error('They are not drawn.')
  const isBelow = status.y >= address.y + address.height - 1
  expect(isBelow || status.x >= address.x + address.width).toBe(true)
})

test('on a wide window the same filters are in view', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/pay/history_payment`)
  await expect(page.getByLabel('Status', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden()
})

test('the prices are short, and all of them come by a press', async ({ page }) => {
  await page.goto(`${local}/pricing`)
  await settled(page)
  const types = page.getByRole('main').getByRole('rowheader').filter({ visible: true })
  const few = await types.count()
  // Out of 47.
  expect(few).toBeLessThanOrEqual(9)
  await page
    .getByRole('button', { name: /^Show all \d+/ })
    .first()
    .click()
  await expect.poll(() => types.count()).toBeGreaterThan(few)
})

test.describe('in the longest of the languages', () => {
  test.use({ locale: 'ru' })
  test('the prices take at most 6,000 px, with the example behind a press', async ({ page }) => {
    await page.goto(`${local}/pricing`)
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
    const example = page.getByRole('figure').filter({ hasText: '0,62' })
    await expect(example).toBeHidden()
    await page.getByRole('button', { name: 'Разобрать на примере' }).click()
    await expect(example).toBeVisible()
  })

  test('a row of a list shows the whole of its cells', async ({ page, context }) => {
    const { local: ru } = served.ru
    await page.setViewportSize({ width: 320, height: 740 })
    await signInAs(context, ru, 'customer')
    await page.goto(`${ru}/support/tickets`)
    await expect(page.getByRole('heading', { name: 'Обращения', exact: true })).toBeVisible()
    await settled(page)
    const cut = await page.getByRole('cell').evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const content = document.createRange()
          content.selectNodeContents(cell)
          return content.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1
        })
        .map((cell) => cell.textContent),
    )
    expect(cut).toEqual([])
  })
})

test.describe('on a tablet, in the longest of the languages', () => {
  test.use({ locale: 'ru' })
  for (const width of [720, 768])
    test(`no price lies on the next row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${local}/pricing`)
      await settled(page)
      // The figures of a row end before the row does.
      const over = await page
        .locator('main tbody tr')
        .evaluateAll((rows) =>
          rows
            .filter((row) =>
              [...row.querySelectorAll('td *')].some(
                (part) =>
                  part.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom + 1,
              ),
            )
            .map((row) => row.textContent),
        )
      expect(over).toEqual([])
      expect(await sticksOut(page)).toEqual([])
    })
})

test('a page that is shorter than its window does not scroll', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 1500 })
  const scrolled = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    )
  await page.goto(`${local}/auth/login`)
  await settled(page)
  expect(await scrolled()).toBe(0)
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/partner/payment`)
  await settled(page)
  expect(await scrolled()).toBe(0)
})

test('the balance stands above what needs attention', async ({ page, context }) => {
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/enterpage`)
  const balance = await page.getByRole('link', { name: 'Add funds' }).last().boundingBox()
  const notice = await page.getByText('Your program is getting errors').boundingBox()
  expect(balance?.y).toBeLessThan(notice?.y ?? 0)
})

test('a slow user keeps nobody from the frame of the account', async ({ page, context }) => {
  await context.request.post(`${local}/__mock`, {
    data: { persona: 'customer', failures: [{ call: 'user', delay: 6000 }] },
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${local}/enterpage`)
  const waiting = page.locator('main[aria-busy=true]')
  await expect(waiting).toBeVisible()
  // Beside the navigation rail.
  expect((await waiting.boundingBox())?.x).toBeGreaterThan(200)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 30_000 })
})

test('who is signed in finds the account where visitors create one', async ({ page, context }) => {
  await page.goto(local)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Create an account' }),
  ).toBeVisible()
  await signInAs(context, local, 'worker')
  await page.goto(local)
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click()
  await expect(page).toHaveURL(`${local}/cabinet`)
})

// Russian has the longest words. visits.spec.ts checks pages at 320 px without spacing.
const kinds = sample(samplePages, kindOf)
for (const [persona, pages] of Map.groupBy(kinds, (page) => page.persona))
  test.describe('with text spacing at 320 px', () => {
    test.use({ viewport: { width: 320, height: 740 }, locale: 'ru-RU' })
    test.describe.configure({ timeout: 480_000 })

    test(`${pages.length} pages of ${persona} neither cut text off nor scroll sideways`, async ({
      page,
      context,
      quiet,
    }) => {
      const { local: ru, site } = served.ru
      await enter(context, ru, { name: 'normal', persona })
      await hideNotices(context, ru)
      const wrong: string[] = []
      for (const { row, address } of pages) {
        const url = localise(address, pageLanguage(row, 'ru'), site.prefixPolicy)
        await page.goto(ru + url)
        await settled(page)
        await spaceText(page)
        await still(page)
        for (const found of [...(await sticksOut(page)), ...(await cutOff(page))])
          wrong.push(`${url}: ${found}`)
      }
      expect(wrong).toEqual([])
      // The not-found page is answered with 404.
      quiet.length = 0
    })
  })

/** The fields of any answer that hold text. */
const endless =
  /^(?:name|title|subject|label|hint|description|prefix|suffix|host|signingSecretSuffix|browser|os|device|city|reason)$/

/** An answer with very long texts in these fields. */
const withEndless = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key: string, value: unknown) =>
    typeof value === 'string' && endless.test(key) ? 'w'.repeat(100_000) : value,
  )

const longest = [
  ['customer', '/setting'],
  ['customer', '/setting/pingback'],
  ['customer', '/setting/impossible_captchas'],
  ['customer', '/profile/authentication'],
  ['customer', '/proxy/users'],
  ['customer', '/support/tickets/new'],
  ['customer', '/partner/banners'],
  ['customer', '/partner/payment_edit'],
  ['worker', '/play-and-earn/rewards'],
  ['moderator', '/editor/blog'],
] as const

// long-texts.spec.ts puts shorter ones on a page of each kind.
for (const [persona, path] of sample(longest, ([whose]) => whose))
  test(`a text without an end stays within ${path}`, async ({ page, context }) => {
    await signInAs(context, local, persona)
    await page.route(/\/api\/v\d\/[\w-]+\//, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
      return route.fulfill({ response, json: withEndless(await response.json()) })
    })
    await page.goto(local + path)
    await settled(page)
    await expect(page.locator('main')).toContainText('wwww')
    expect(await sticksOut(page)).toEqual([])
  })

test('the last language of a code sample is whole when the keyboard reaches it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${local}/p/image-picture-captcha-solver`)
  await settled(page)
  const tabs = page.getByRole('tablist', { name: 'Code sample' })
  await tabs.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('End')
  // What stands beside the tabs is wider for this language.
  const tab = tabs.getByRole('tab', { selected: true })
  await expect(tab).toBeFocused()
  await expect(tab).toBeInViewport({ ratio: 1 })
})

test('on a phone a payment takes two lines, and the rest once its row is opened', async ({
  page,
  context,
}) => {
  await signInAs(context, local, 'customer')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${local}/pay/history_payment`)
  const row = page.locator('tbody tr').first()
  const number = row.getByText(/^No\. \d+$/)
  await expect(row).toBeVisible()
  await expect(number).toBeHidden()
  await row.getByRole('button', { name: /^Details/ }).click()
  await expect(number).toBeVisible()
  expect(await sticksOut(page)).toEqual([])
})
