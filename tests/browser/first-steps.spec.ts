import type { Locator } from '@playwright/test'
import { expect, served, signInAs, test } from './site.ts'

// The number of presses from a page to a goal. Form fields do not count.

const { local } = served.com

function presses() {
  let count = 0
  return {
    press: async (target: Locator): Promise<void> => {
      count += 1
      await target.click()
    },
    count: (): number => count,
  }
}

test('from the home page to the first answer there are at most six presses', async ({ page }) => {
  const { press, count } = presses()
  await page.goto(local)
  const main = page.getByRole('main')
  await press(main.getByRole('link', { name: 'Create an account' }).first())
  await expect(main.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('first.steps@example.com')
  await page.getByLabel('Password', { exact: true }).fill('four unrelated words 42')
  await page.getByRole('radio', { name: 'Developer' }).check()
  await page.getByRole('checkbox', { name: 'I accept the terms of service.' }).check()
  await press(main.getByRole('button', { name: 'Create an account' }))
  await press(main.getByRole('button', { name: 'Send picture 1' }))
  await expect(page).toHaveURL(/\/testcaptcha\?task=\d+$/)
  await expect(main.getByText('answered', { exact: true })).toBeVisible({ timeout: 60_000 })
  expect(count()).toBeLessThanOrEqual(6)
})

test('from the dashboard to a payment there are at most three presses', async ({
  page,
  context,
}) => {
  const { press, count } = presses()
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/enterpage`)
  const main = page.getByRole('main')
  await press(main.getByRole('link', { name: 'Add funds' }).first())
  await press(main.getByRole('link', { name: /Bitcoin \(BTC\)/ }))
  await press(main.getByRole('button', { name: 'Get address' }))
  await expect(page).toHaveURL(/\?paymentId=\d+$/)
  await expect(page.getByRole('img', { name: 'QR code to pay in BTC' })).toBeVisible()
  expect(count()).toBeLessThanOrEqual(3)
})
