import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { sticksOut, violations } from './axe.ts'
import { expect, isOfReading, served, settled, signInAs, test } from './site.ts'

const { local, dist } = served.com

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^System message/ })
const focusInside = (page: Page) =>
  page.evaluate(
    () => document.querySelector('[role="dialog"]')?.contains(document.activeElement) ?? false,
  )
const readsOf = (page: Page) => {
  const found: unknown[] = []
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/system_message_read') && found.push(request.postDataJSON()),
  )
  return found
}

async function become(
  context: BrowserContext,
  persona: string,
  failures: unknown[] = [],
): Promise<void> {
  const answer = await context.request.post(`${local}/__mock`, { data: { persona, failures } })
  expect(answer.status(), await answer.text()).toBe(204)
}

test('takes the focus and keeps it, without any motion; Escape reads it', async ({
  page,
  context,
}) => {
  await signInAs(context, local, 'message')
  const reads = readsOf(page)
  await page.goto(`${local}/enterpage`)
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await expect.poll(() => focusInside(page)).toBe(true)
  expect(
    await dialog.evaluate((element) =>
      [element, element.parentElement].map((one) =>
        one ? getComputedStyle(one).animationName : '',
      ),
    ),
  ).toEqual(['none', 'none'])
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('#root')?.inert)).toBe(true)
  for (const key of [
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
  ]) {
    await page.keyboard.press(key)
    expect(await focusInside(page), key).toBe(true)
  }
  const confirm = dialog.getByRole('button', { name: 'Got it' })
  const [button, box] = [await confirm.boundingBox(), await dialog.boundingBox()]
  expect(button?.height).toBeGreaterThanOrEqual(48)
  expect((button?.width ?? 0) / (box?.width ?? 1)).toBeGreaterThan(0.85)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(reads).toEqual([{ id: 4071 }])
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('#root')?.inert)).toBe(false)
  await page.reload()
  await settled(page)
  await expect(dialog).toHaveCount(0)
})

/** Strings that identify lazy packages in a page's scripts: DOMPurify, react-modal. */
const parts = { sanitiser: 'uponSanitizeElement', modal: 'ReactModal__Content' }

async function loaded(page: Page, go: () => Promise<unknown>): Promise<string[]> {
  const files = new Set<string>()
  const note = (request: Request) =>
    /^\/assets\/.*\.js$/.test(new URL(request.url()).pathname) &&
    files.add(new URL(request.url()).pathname)
  page.on('request', note)
  await go()
  page.off('request', note)
  const texts = await Promise.all([...files].map((file) => readFile(join(dist, file), 'utf8')))
  return Object.entries(parts).flatMap(([name, mark]) =>
    texts.some((text) => text.includes(mark)) ? [name] : [],
  )
}

for (const [path, persona] of [
  ['/', 'anonymous'],
  ['/pricing', 'customer'],
  ['/auth/login', 'anonymous'],
  ['/enterpage', 'customer'],
] as const) {
  test(`${path} loads nothing of it for who has no message`, async ({ page, context }) => {
    await signInAs(context, local, persona)
    expect(await loaded(page, () => page.goto(local + path).then(() => settled(page)))).toEqual([])
  })
}

test('comes late to who has one', async ({ page, context }) => {
  await signInAs(context, local, 'message')
  expect(
    await loaded(page, () =>
      page.goto(`${local}/`).then(() => expect(dialogOf(page)).toBeVisible()),
    ),
  ).toEqual(['sanitiser', 'modal'])
})

test('waits until a field is left, whatever the press that leaves it does', async ({
  page,
  context,
}) => {
  await become(context, 'message', [{ call: 'user', delay: 1500 }])
  await page.goto(`${local}/p/captcha-types`)
  const search = page.getByRole('searchbox')
  const user = page.waitForResponse((response) => response.url().endsWith('/api/v2/user'))
  await search.focus()
  await user
  await settled(page)
  await expect(dialogOf(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Availability' }).focus()
  await settled(page)
  await expect(dialogOf(page)).toHaveCount(0)
  // A click on a link must count although it blurs the field.
  await page
    .getByRole('link', { name: /home page/ })
    .first()
    .click()
  await page.waitForURL(`${local}/`)
  await expect(dialogOf(page)).toBeVisible()
})

test('two in a row, and the focus is in the end where it was', async ({ page, context }) => {
  await become(context, 'messages', [{ call: 'user', delay: 1000 }])
  const reads = readsOf(page)
  await page.goto(`${local}/pricing`)
  const home = page.getByRole('link', { name: /home page/ }).first()
  await home.focus()
  await expect(page.getByRole('dialog', { name: 'System message #4071' })).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('dialog', { name: 'System message #4072' })).toBeVisible()
  await expect.poll(() => focusInside(page)).toBe(true)
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(home).toBeFocused()
  expect(reads).toEqual([{ id: 4071 }, { id: 4072 }])
})

test('stays open with the focus in it while reading fails', async ({ page, context, quiet }) => {
  await become(context, 'message', [{ call: 'readSystemMessage', error: 500 }])
  await page.goto(`${local}/enterpage`)
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect
    .poll(() => quiet.some((line) => line.includes('could not be marked as read')))
    .toBe(true)
  await expect(dialog).toBeVisible()
  await expect.poll(() => focusInside(page)).toBe(true)
  await context.request.post(`${local}/__mock`, { data: { failures: [] } })
  await expect(dialog.getByRole('button', { name: 'Got it' })).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  quiet.length = 0
})

test('is read in one tab and goes in the other', async ({ page, context }) => {
  await signInAs(context, local, 'message')
  const other = await context.newPage()
  await Promise.all([page.goto(`${local}/enterpage`), other.goto(`${local}/pricing`)])
  await expect(dialogOf(page)).toBeVisible()
  await expect(dialogOf(other)).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(dialogOf(other)).toHaveCount(0)
})

test('a link to a page of ours and the back button change the page behind it', async ({
  page,
  context,
}) => {
  await signInAs(context, local, 'message')
  await page.goto(`${local}/enterpage`)
  const dialog = dialogOf(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await dialog.getByRole('link', { name: 'see prices' }).click()
  await page.waitForURL(`${local}/pricing`)
  await expect(dialog).toBeVisible()
  await expect.poll(() => focusInside(page)).toBe(true)
  await page.goBack()
  await page.waitForURL(`${local}/enterpage`)
  await expect(page.locator('main h1')).toHaveText(/dashboard/i)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await expect.poll(() => focusInside(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('main h1')).toBeFocused()
})

test('hostile HTML under enforced Trusted Types: nothing runs, nothing leaves', async ({
  page,
  context,
  quiet,
}) => {
  const away: string[] = []
  page.on(
    'request',
    (request) => new URL(request.url()).origin !== local && away.push(request.url()),
  )
  page.on('popup', (popup) => away.push(popup.url()))
  await signInAs(context, local, 'message-hostile')
  const answer = await page.goto(`${local}/enterpage`)
  expect(answer?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types dompurify structured worker",
  )
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('The end.')
  expect(
    await dialog
      .locator(
        'script, img, iframe, style, link, form, input, base, meta, video, object, embed, [style], [onclick], [target]',
      )
      .count(),
  ).toBe(0)
  await dialog.getByText('do not press here').click()
  await settled(page)
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  expect(away).toEqual([])
  expect(page.url()).toBe(`${local}/enterpage`)
  await expect(dialog.getByText('elsewhere')).toHaveAttribute('rel', 'noopener noreferrer')
  // Chromium reports the message's blocked content while the sanitiser parses it in an inert
  // document.
  expect(quiet.filter((line) => !isOfReading(line))).toEqual([])
  quiet.length = 0
})

test('the page without Trusted Types shows the same', async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'trustedTypes', { value: undefined }),
  )
  // Trusted Types enforcement is removed from the policy too, as in a browser that supports
  // neither.
  await page.route(`${local}/enterpage`, async (route) => {
    const response = await route.fetch()
    const policy = response
      .headers()
      ['content-security-policy']?.replace(/; require-trusted-types-for.*$/, '')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    })
  })
  await signInAs(context, local, 'message')
  await page.goto(`${local}/enterpage`)
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no violations of axe, ${colorScheme}, and no sideways scroll`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme })
    await signInAs(context, local, 'messages')
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${local}/enterpage`)
      await expect(dialogOf(page)).toBeVisible()
      await settled(page)
      expect(await violations(page)).toEqual([])
      expect(await sticksOut(page)).toEqual([])
    }
  })
}
