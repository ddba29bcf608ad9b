import type { Page } from '@playwright/test'
import { full } from '../support/full.ts'
import { looks, still, violations } from './axe.ts'
import { choose, expect, leaveAlone, served, settled, signInAs, test, watchShifts } from './site.ts'

const { local } = served.com

const field = (page: Page) => page.getByRole('combobox', { name: 'Action, page or setting' })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

async function openAs(page: Page, persona: string, path: string): Promise<void> {
  await signInAs(page.context(), local, persona)
  await page.goto(local + path)
  await expect(bell(page)).toBeVisible()
  await settled(page)
}

test('the palette: keys, focus inside and back, and a page by its name', async ({ page }) => {
  await page.goto(`${local}/auth/login`)
  await settled(page)
  const before = page.getByLabel('Email')
  await before.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(before).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('prici')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Pricing')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${local}/pricing`)
  await expect(page.locator('main h1')).toBeFocused()
})

test('a lost palette brings one reload, then is said, and takes nothing with it', async ({
  page,
  quiet,
}) => {
  await page.goto(`${local}/pricing`)
  await settled(page)
  await page.route(/\/assets\/Palette-/, (route) => route.abort())
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Control+k')])
  await settled(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Part of this page is missing',
  )
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expect(page.locator('main h1')).toBeVisible()
  quiet.length = 0
})

test('the notifications by the keyboard; what is read is read after a reload and in the other tab', async ({
  page,
  context,
}) => {
  await openAs(page, 'customer', '/enterpage')
  const other = await context.newPage()
  await other.goto(`${local}/pricing`)
  await expect(bell(other)).toHaveAccessibleName(/^Notifications, \d+ unread$/)
  await page.bringToFront()
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(list(page)).toBeFocused()
  await expect(list(page).getByRole('listitem')).toHaveCount(10)
  await page.keyboard.press('Tab')
  await expect(list(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  // The list closes when the focus leaves it.
  await bell(page).click()
  await expect(list(page)).toBeFocused()
  await page.getByRole('button', { name: /^Account of/ }).focus()
  await expect(list(page)).toHaveCount(0)
})

test('the user menu by the keyboard', async ({ page }) => {
  await openAs(page, 'customer', '/enterpage')
  const button = page.getByRole('button', { name: 'Account of Robin Vale' })
  await button.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('p')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a lost user menu brings one reload, then says that it was lost', async ({ page, quiet }) => {
  await page.route('**/assets/UserMenuList*.js', (route) => route.abort())
  await openAs(page, 'customer', '/enterpage')
  const button = page.getByRole('button', { name: 'Account of Robin Vale' })
  await Promise.all([page.waitForEvent('load'), button.press('ArrowDown')])
  await settled(page)
  await button.press('ArrowDown')
  await expect(
    page.getByText('The menu couldn’t be loaded. Check your connection and reload the page.'),
  ).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  quiet.length = 0
  await page.unroute('**/assets/UserMenuList*.js')
  await page.reload()
  await button.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused()
})

const widths = [320, 360, 560, 768, 1024, 1440]
// Russian has the longest words.
for (const language of full ? ['en', 'ru', 'zh'] : ['ru']) {
  test(`in ${language} everything of the header is reachable at every width`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: local }])
    await signInAs(context, local, 'customer')
    for (const path of ['/pricing', '/profile']) {
      await page.goto(local + path)
      const opener = page.locator('header [aria-haspopup=dialog][aria-controls]')
      await expect(opener).toBeVisible()
      await settled(page)
      const header = page.locator('body header').first()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await still(page)
        const { right, bottom } = await header.evaluate((element) => {
          const boxes = [...element.querySelectorAll('a:not(.skip), button, select, summary')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect())
          return {
            right: Math.max(...boxes.map((box) => box.right)),
            bottom: Math.max(...boxes.map((box) => box.bottom)),
          }
        })
        expect(right, `${path} at ${width} px`).toBeLessThanOrEqual(width)
        expect(bottom, `${path} at ${width} px: one line`).toBeLessThan(70)
        const tall = await header
          .locator('a, button')
          .evaluateAll(
            (all) => all.filter((one) => one.checkVisibility() && one.clientHeight > 52).length,
          )
        expect(tall, `${path} at ${width} px: nothing is wrapped`).toBe(0)
        if (path !== '/pricing') continue
        await opener.click()
        const box = await page.locator('header [role=dialog]').boundingBox()
        expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 800).toBe(
          true,
        )
        await page.keyboard.press('Escape')
        await expect(page.locator('header [role=dialog]')).toHaveCount(0)
      }
    }
  })
}

// In English: a language other than the file's changes the words of the bar, which is not a
// navigation.
for (const width of [320, 768, 1440]) {
  test(`at ${width} px who is here moves nothing of the header when they arrive`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shifts = await watchShifts(page)
    await signInAs(context, local, 'customer')
    for (const path of ['/pricing', '/profile']) {
      await page.goto(local + path)
      await leaveAlone(page)
      await expect(page.locator('header [aria-haspopup=dialog][aria-controls]')).toBeVisible()
      await settled(page)
      expect(
        (await shifts()).filter((line) => line.includes('| frame ')),
        path,
      ).toEqual([])
    }
  })
}

test('the menus of a page without navigation stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`${local}/auth/login`)
  const menu = (name: string) => page.getByRole('banner').getByRole('button', { name })
  const [language, theme] = await Promise.all([
    menu('Language:').boundingBox(),
    menu('Theme:').boundingBox(),
  ])
  expect(language?.y).toBe(theme?.y)
})

test('language and colours can be chosen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openAs(page, 'customer', '/pricing')
  await page.locator('header summary').click()
  await choose(page.getByRole('banner').locator('details'), 'Theme', 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose(page.getByRole('banner').locator('details'), 'Language', 'Русский')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('the colours of an account stand before the first paint of the next visit, and leave with it', async ({
  page,
  context,
}) => {
  await openAs(page, 'customer', '/enterpage')
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await choose(page.getByRole('banner'), 'Theme', 'Dark')
  await stored
  // Simulates another device with empty storage.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto(`${local}/pricing`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await page.goto(`${local}/auth/logout`)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  expect(
    (await context.storageState()).origins.flatMap(({ localStorage }) =>
      localStorage.map(({ name }) => name),
    ),
  ).not.toContain('theme')
})

for (const { colorScheme, width } of looks) {
  test(`palette, notifications, menu and narrow navigation have nothing against them: ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    const judge = async (what: string): Promise<void> =>
      expect(await violations(page), what).toEqual([])
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await openAs(page, 'customer', '/enterpage')
    await bell(page).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(10)
    await judge('notifications')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await judge('menu')
    await page.keyboard.press('Escape')
    if (width < 400) {
      await page.locator('header summary').click()
      await judge('narrow navigation')
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await judge('palette')
  })
}
