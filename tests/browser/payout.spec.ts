import * as v from 'valibot'
import { expect, served, settled, signInAs, test } from './site.ts'

const { local } = served.com
const Mailbox = v.object({ links: v.array(v.string()) })

test('a payout goes from an unset wallet over the mailed confirmation to paid', async ({
  page,
  context,
  quiet,
}) => {
  await signInAs(context, local, 'developer')
  const mailbox = async (): Promise<string[]> =>
    v.parse(Mailbox, await (await context.request.get(`${local}/__mock`)).json()).links
  const before = await mailbox()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v2/payouts'))
      requests.push(request.headers()['idempotency-key'] ?? '')
  })

  await page.goto(`${local}/partner/payment`)
  await settled(page)
  await page.getByRole('link', { name: 'Set up a wallet' }).click()
  await page.getByText('USDT (TRC-20)').click()
  const field = page.getByLabel('USDT address')
  // One wrong letter, which the checksum detects.
  await field.fill('TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYJ')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveAccessibleDescription(/checksum/)
  await field.fill('TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH')
  await page.getByRole('button', { name: 'Continue' }).click()
  const look = page.getByRole('region', { name: 'Check the account' })
  await expect(look).toContainText('TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH')
  await look.getByRole('checkbox').check()
  await look.getByRole('button', { name: 'Save and send link' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Your password').fill('Glyphwork-demo-1')
  await proof.getByLabel('Your password').press('Enter')
  await expect(page.getByRole('group', { name: 'Check your email' })).toBeFocused()
  // Chromium logs the 403 that asks for a proof of identity.
  expect(quiet).toEqual([expect.stringContaining('403')])
  quiet.length = 0

  const [link] = (await mailbox()).filter((path) => !before.includes(path))
  expect(link).toMatch(/^\/auth\/edit_purse\//)
  await page.goto(local + link)
  await page.getByRole('button', { name: 'Confirm the wallet' }).click()
  await expect(page.getByText('USDT (TRC-20) TA2y…eyYH')).toBeVisible()

  await page.goto(`${local}/partner/payment`)
  await settled(page)
  await page.getByLabel('Amount').fill('20.50')
  await page.getByRole('button', { name: 'Continue' }).click()
  const review = page.getByRole('region', { name: 'Review your payout' })
  await expect(review).toContainText('19.50 USDT')
  await review.getByRole('button', { name: 'Request payout' }).dblclick()
  await expect(page.getByRole('group', { name: '$20.50 requested' })).toBeFocused()
  await page.reload()
  await settled(page)
  await expect(page.getByRole('region', { name: 'Available' })).toContainText('$192.25')
  expect(requests).toHaveLength(1)

  await context.request.post(`${local}/__mock`, { data: { clock: Date.now() + 5 * 60_000 } })
  await page.getByRole('link', { name: 'All payouts' }).click()
  const row = page.getByRole('row').filter({ hasText: '$20.50' })
  await expect(row.locator('[data-tone]')).toHaveText('paid')
  await row.getByRole('link', { name: /^Receipt/ }).click()
  await expect(page.getByRole('dialog', { name: /^Receipt, payout/ })).toContainText('19.50 USDT')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('Payout sent')).toBeVisible()
  expect(quiet).toEqual([])
})
