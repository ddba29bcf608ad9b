import { expect, scrollToPart, served, settled, signInAs, test } from './site.ts'

const { local } = served.com

test('a visitor who came to buy signs in and is at the order, which is paid once', async ({
  page,
  context,
}) => {
  await page.goto(`${local}/proxy?utm_source=news&openAddTrafficModal=true`)
  await settled(page)
  const box = page.getByRole('dialog', { name: 'Sign in to add traffic' })
  await box.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(/\/auth\/login\?return_to=/)
  await page.getByLabel('Email').fill('customer@glyphwork.example')
  await page.getByLabel('Password', { exact: true }).fill('Glyphwork-demo-1')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL(`${local}/proxy?utm_source=news&openAddTrafficModal=true`)
  await expect(page.getByRole('heading', { level: 1, name: 'Proxies' })).toBeVisible()
  const order = page.getByRole('dialog', { name: 'Add traffic' })
  await order.getByLabel('Gigabytes').fill('2')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/proxy/orders'))
      sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await order.getByRole('button', { name: 'Buy for $10.00' }).dblclick()
  await expect(order.getByRole('group', { name: /^Order \d+ is active$/ })).toBeFocused()
  expect(sent).toHaveLength(1)
  await order.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'Traffic' })).toContainText('127 GB')
  await expect(page.getByRole('banner')).toContainText('$22.65')
  // The landing page is for visitors: a signed-in person who reloads the address sees the cabinet.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Proxies' })).toBeVisible()
  expect(await context.cookies()).not.toEqual([])
})

test('a user whose answer was lost is shown with the password after a reload, and made once', async ({
  page,
  context,
  quiet,
}) => {
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/proxy/users?modal=new_user`)
  await settled(page)
  const keys: (string | undefined)[] = []
  await page.route(/\/proxy\/users$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    return keys.length === 1
      ? route.fulfill({ status: 504, body: '' })
      : route.fulfill({ response })
  })
  const box = page.getByRole('dialog')
  const create = async () => {
    await box.getByLabel('Name', { exact: true }).fill('Newsroom')
    await box.getByLabel('Username').fill('newsroom')
    await box.getByRole('button', { name: 'Create user' }).click()
  }
  const answered = page.waitForResponse((response) => response.status() === 504)
  await create()
  await answered
  await page.reload()
  await settled(page)
  await create()
  await box.getByRole('button', { name: 'Show the password of newsroom' }).click()
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
  await box.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('row', { name: /Newsroom/ })).toHaveCount(1)
  // The outcome is known.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('repeat-')
  // Chromium logs the 504.
  expect(quiet).toEqual([expect.stringContaining('504')])
  quiet.length = 0
})

test('a user is made, and a list for it is covered, saved and in the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/proxy/users`)
  await settled(page)
  await page.getByRole('button', { name: 'New user' }).click()
  const box = page.getByRole('dialog')
  await box.getByLabel('Name', { exact: true }).fill('Newsroom')
  await box.getByLabel('Username').fill('newsroom')
  await box.getByLabel(/^Password/).fill('Kiwi-Lake-77')
  await box.getByRole('button', { name: 'Create user' }).click()
  await expect(box.getByRole('group', { name: 'Passwords' })).toBeFocused()
  await expect(box).not.toContainText('Kiwi-Lake-77')
  await box.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('row', { name: /Newsroom/ })).toBeVisible()

  await page.goto(`${local}/proxy`)
  await settled(page)
  const lists = page.getByRole('region', { name: 'Proxy lists' })
  await scrollToPart(lists)
  await lists.getByLabel('User', { exact: true }).selectOption({ label: 'Newsroom (newsroom)' })
  await lists.getByLabel('Format').selectOption('url')
  await lists.getByLabel('Number of proxies').fill('2000')
  await lists.getByRole('button', { name: 'Generate list' }).click()
  await expect(lists.getByRole('heading', { name: '2,000 proxies' })).toBeVisible()
  await expect(lists).not.toContainText('Kiwi-Lake-77')
  await lists.getByRole('button', { name: 'Copy all' }).click()
  await expect(lists.getByText('Copied').first()).toBeAttached()
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(copied).toHaveLength(2000)
  expect(copied[0]).toMatch(
    /^http:\/\/newsroom-rotate-1:Kiwi-Lake-77@gate\.glyphwork\.example:8000$/,
  )
  const saved = page.waitForEvent('download')
  await lists.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe('proxies.txt')
})
