import type { BrowserContext, Page } from '@playwright/test'
import { sticksOut, still, violations } from './axe.ts'
import { expect, scrollToPart, served, settled, signInAs, test } from './site.ts'

const { local } = served.com

async function mock(context: BrowserContext, data: object): Promise<void> {
  const answer = await context.request.post(`${local}/__mock`, { data })
  expect(answer.status(), await answer.text()).toBe(204)
}
const postsOf = (page: Page) => {
  const found: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && found.push(new URL(request.url()).pathname),
  )
  return found
}

async function clean(page: Page, name: string): Promise<void> {
  await still(page)
  expect(await violations(page), name).toEqual([])
  expect(await sticksOut(page), `${name} sideways`).toEqual([])
}

for (const live of [true, false]) {
  test(`tops up by crypto, from the choice to "paid", ${live ? 'told by events' : 'by asking'}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000)
    const start = Date.now()
    await mock(context, { persona: 'customer', live, clock: start })
    const posts = postsOf(page)
    await page.goto(`${local}/pay`)
    await page.getByRole('button', { name: '$50', exact: true }).click()
    const card = page.getByRole('link', { name: /Bitcoin \(BTC\)/ })
    await expect(card).toContainText('You receive $51.50')
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bitcoin' })).toBeVisible()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50')
    await page.getByRole('button', { name: 'Get address' }).dblclick()
    await expect(page).toHaveURL(/\?paymentId=\d+$/)
    await expect(page.getByRole('img', { name: 'QR code to pay in BTC' })).toBeVisible()
    await expect(page.getByLabel('Send exactly')).toContainText('0.00078125 BTC')
    const address = await page.getByLabel('BTC address').textContent()
    expect(posts.filter((path) => path.endsWith('/payments/crypto'))).toHaveLength(1)

    // A reload and the back button show the same payment, or none.
    await page.reload()
    await expect(page.getByLabel('BTC address')).toHaveText(address ?? '')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Add funds' })).toBeVisible()
    await page.goForward()
    await expect(page.getByLabel('BTC address')).toHaveText(address ?? '')
    expect(posts.filter((path) => path.endsWith('/payments/crypto'))).toHaveLength(1)

    await mock(context, { clock: start + 30_000 })
    await expect(
      page.getByText('Waiting for network confirmations', { exact: true }).last(),
    ).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('added to your balance.')).toHaveCount(0)
    await mock(context, { clock: start + 600_000 })
    await expect(page.getByText('$51.50 has been added to your balance.')).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByRole('banner')).toContainText('$84.15', { timeout: 20_000 })
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await expect(page.getByRole('main')).toContainText('$84.15')
  })
}

test('two tabs that send the same order at once send it once, and both show it', async ({
  page,
  context,
}) => {
  await mock(context, { persona: 'customer' })
  // The first order is answered only when the second tab has pressed and waits for its turn.
  const release = Promise.withResolvers<void>()
  await context.route('**/api/v2/payments', async (route) => {
    if (route.request().method() === 'POST') await release.promise
    await route.continue()
  })
  const other = await context.newPage()
  const posts = [postsOf(page), postsOf(other)]
  for (const tab of [page, other]) {
    await tab.goto(`${local}/pay/bank-card?amount=25&currency=USD`)
    await tab.getByRole('radio', { name: 'New card' }).check()
  }
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Continue' }).click()),
  )
  const notice = (tab: Page) => tab.getByText('Another tab is sending a request')
  const waits = async (): Promise<boolean[]> =>
    Promise.all([page, other].map((tab) => notice(tab).isVisible()))
  await expect.poll(async () => (await waits()).filter(Boolean).length).toBe(1)
  const waiter = (await notice(page).isVisible()) ? page : other
  release.resolve()
  // Nothing was sent from the tab that waited, so it asks.
  await waiter.getByRole('button', { name: 'Show the result' }).click()
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: 'Continue to payment' })).toBeVisible()
  expect(posts.flat().filter((path) => path === '/api/v2/payments')).toHaveLength(1)
  expect(new URL(page.url()).search).toBe(new URL(other.url()).search)
})

test('is paid through the gateway, and comes back to what the backend says', async ({
  page,
  context,
}) => {
  const start = Date.now()
  await mock(context, { persona: 'customer', live: true, clock: start })
  await page.goto(`${local}/pay/bank-card?amount=25&currency=USD`)
  await page.getByRole('radio', { name: 'New card' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/pay\/ok\?paymentId=\d+$/)
  await expect(page.getByText('Payment pending', { exact: true }).last()).toBeVisible()
  await mock(context, { clock: start + 60_000 })
  await expect(page.getByText('$23.97 has been added to your balance.')).toBeVisible({
    timeout: 15_000,
  })
})

/** Addresses that axe.spec.ts does not cover, because their query decides the content. */
const pages = [
  '/pay/cryptocurrency-tron-USDT?paymentId=1002040',
  '/pay/ok?paymentId=1002001',
  '/pay/error?paymentId=1002033',
]

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
] as const) {
  test(`breaks no rule that axe knows, ${colorScheme}`, async ({ page, context }) => {
    test.setTimeout(120_000)
    await mock(context, { persona: 'customer' })
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    for (const path of pages) {
      await page.goto(local + path)
      await settled(page)
      await clean(page, `${path} at ${width}`)
    }
    for (const [path, press, then] of [
      ['/pay/cryptocurrency-bch-BCH?amount=50', 'Get address', 'Copy address'],
      ['/pay/sbp?amount=1000&currency=RUB', 'Continue', 'Cancel payment'],
    ] as const) {
      await page.goto(local + path)
      await page.getByRole('button', { name: press }).click()
      await expect(page.getByRole('button', { name: then })).toBeVisible()
      await settled(page)
      await clean(page, `${path} begun`)
    }
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await clean(page, 'the question')
  })
}

test.describe('tables of the account, in the language with the longest words', () => {
  test.use({ locale: 'ru-RU' })
  for (const path of [
    '/pay/history_payment',
    '/pay/send_user',
    '/setting/complaints',
    '/setting/pingback_log',
  ]) {
    test(`${path} has every column in sight`, async ({ page, context }) => {
      await signInAs(context, local, 'customer')
      await page.goto(`${local}${path}`)
      // A section below a form loads shortly before it scrolls into view.
      await scrollToPart(page.getByRole('main').locator('section').last())
      const table = page.getByRole('main').locator('table')
      await expect(table.locator('tbody time').first()).toBeVisible()
      for (const width of [1440, 1024, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(
            () =>
              table.evaluate(
                (element) =>
                  (element.parentElement?.scrollWidth ?? 0) -
                  (element.parentElement?.clientWidth ?? 0),
              ),
            {
              message: `at ${width} px`,
            },
          )
          .toBe(0)
      }
    })
  }
})
