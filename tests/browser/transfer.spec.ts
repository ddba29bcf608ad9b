import * as v from 'valibot'
import { expect, scrollToPart, served, settled, signInAs, test } from './site.ts'

const { local } = served.com
const Mailbox = v.object({ links: v.array(v.string()) })

test('a transfer goes from the form over the mailed link to completed, and is paid once', async ({
  page,
  context,
  quiet,
}) => {
  await signInAs(context, local, 'customer')
  const mailbox = async (): Promise<string[]> =>
    v.parse(Mailbox, await (await context.request.get(`${local}/__mock`)).json()).links
  const before = await mailbox()
  const sendings: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (
      request.method() === 'POST' &&
      request.url().endsWith('/payments/transfers') &&
      !body.includes('dryRun')
    )
      sendings.push(request.headers()['idempotency-key'] ?? '')
  })

  await page.goto(`${local}/pay/send_user`)
  await settled(page)
  await page.getByLabel('Recipient').fill('customer-empty@glyphwork.example')
  await page.getByLabel('Amount').fill('12.34')
  await page.getByLabel('Comment').fill('For the July scripts')
  await page.getByRole('button', { name: 'Continue' }).click()
  const review = page.getByRole('region', { name: 'Review your transfer' })
  await expect(review).toContainText('c***@glyphwork.example')
  await expect(review).toContainText('$12.46')
  await page.waitForURL(`${local}/pay/send_user?step=review`)

  // Back returns to the typed values and sends nothing.
  await page.goBack()
  await expect(page.getByLabel('Amount')).toHaveValue('12.34')
  await page.goForward()
  const button = review.getByRole('button', { name: 'Send link' })
  await button.click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Your password').fill('Glyphwork-demo-1')
  await proof.getByLabel('Your password').press('Enter')
  await expect(page.getByRole('group', { name: 'Check your email' })).toBeFocused()
  await expect(page.getByRole('banner')).toContainText('$20.19 $22.56 on hold')
  // Chromium logs the 403 that asks for a proof of identity.
  expect(quiet).toEqual([expect.stringContaining('403')])
  quiet.length = 0
  // The list is below the form and loads shortly before it scrolls into view.
  const toList = () => scrollToPart(page.getByRole('region', { name: 'Transfers', exact: true }))
  const row = page.getByRole('row').filter({ hasText: 'For the July scripts' })
  await toList()
  await expect(row).toContainText('waiting for you')
  expect(new Set(sendings).size).toBe(1)

  // A reload does not send a second transfer.
  await page.reload()
  await settled(page)
  await toList()
  await expect(row).toHaveCount(1)
  const [link] = (await mailbox()).filter((path) => !before.includes(path))
  expect(link).toMatch(/^\/pay\/send_user_hash\//)
  await page.goto(local + link)
  await page.waitForURL(`${local}/pay/send_user_hash/-/-`)
  await page.getByRole('button', { name: 'Confirm and send' }).dblclick()
  await expect(page.getByRole('group', { name: 'Sent' })).toBeFocused()
  await expect(page.getByRole('banner')).toContainText('$20.19 $10.10 on hold')
  await page.reload()
  await expect(page.getByRole('group', { name: 'Sent' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to transfers' }).click()
  await toList()
  await expect(row).toContainText('completed')
  expect(sendings).toHaveLength(2)
})
