import { expect, served, settled, signInAs, test } from './site.ts'

const { local } = served.com

test('a signed-in person who opens /auth/login cold is sent on', async ({ page, context }) => {
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/auth/login`)
  await page.waitForURL(`${local}/enterpage`)
  await page.goto(`${local}/auth/login?return_to=%2Fpricing%3Fq%3Dtext`)
  await page.waitForURL(`${local}/pricing?q=text`)
  for (const bad of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/auth/logout',
    '/nonsense',
    '/enterpage?return_to=/',
  ]) {
    await page.goto(`${local}/auth/login?return_to=${encodeURIComponent(bad)}`)
    await page.waitForURL(`${local}/enterpage`)
  }
})

test('an anonymous person comes back to path and query after signing in', async ({ page }) => {
  await page.goto(`${local}/enterpage?tab=1`)
  await page.waitForURL(`${local}/auth/login?return_to=%2Fenterpage%3Ftab%3D1`)
})

test('a person without a type is sent to choose one', async ({ page, context }) => {
  await signInAs(context, local, 'newcomer')
  await page.goto(`${local}/enterpage?tab=1`)
  await page.waitForURL(`${local}/select-role?return_to=%2Fenterpage%3Ftab%3D1`)
  await expect(page.locator('main h1')).toHaveCount(1)
})

test('signing out reaches the other tab', async ({ page, context, quiet }) => {
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/enterpage`)
  await expect(page.locator('main h1')).toBeVisible()
  await settled(page)
  const other = await context.newPage()
  await other.goto(`${local}/auth/logout`)
  await page.waitForURL(`${local}/auth/login?return_to=%2Fenterpage`)
  await page.goBack()
  await expect(page.locator('main')).not.toContainText('$')
  // A call that this tab made meanwhile is answered with 401, which Chromium logs.
  const unexpected = quiet.filter((line) => !line.includes('status of 401'))
  quiet.splice(0, quiet.length, ...unexpected)
})

test('from sign-up to sign-out, with the way back, and nothing of the person behind it', async ({
  page,
}) => {
  await page.goto(`${local}/auth/register?return_to=%2Fpricing%3Fq%3Dtext`)
  await settled(page)
  await page.getByLabel('Email').fill('ada.lovelace@example.com')
  await page.getByLabel('Password', { exact: true }).fill('four unrelated words')
  await page.getByLabel(/I accept the terms of service/).check()
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL(`${local}/pricing?q=text`)
  await expect(
    page.getByRole('banner').getByRole('button', { name: /ada\.lovelace/ }),
  ).toBeVisible()
  await page.goto(`${local}/auth/logout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
  await page.goBack()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get a key' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('ada.lovelace')
})
