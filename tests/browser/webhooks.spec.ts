import { expect, served, settled, signInAs, test } from './site.ts'

const { local } = served.com

test('the log of one webhook opens from its card, and a delivery stays open over a reload', async ({
  page,
  context,
}) => {
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/setting/webhooks`)
  await settled(page)
  await page.getByRole('link', { name: /^Log/ }).first().click()
  const log = page.getByRole('table')
  await expect(log).toBeInViewport()
  await log.getByRole('link').first().click()
  const delivery = page.getByRole('dialog', { name: 'Delivery' })
  await expect(delivery).toBeVisible()
  await page.reload()
  await expect(delivery).toBeVisible()
  await expect(delivery.getByRole('button', { name: 'Send again' })).toBeVisible()
})
