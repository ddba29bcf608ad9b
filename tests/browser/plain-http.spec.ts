import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, served, settled, test } from './site.ts'

// A host of the local network over http: no secure context, so that the clipboard's API, locks and
// randomUUID are missing.

const origin = served.com.local.replace('localhost', 'lan.glyphwork.example')
const picture = join(import.meta.dirname, '..', 'support', 'home.png')

/** Signs in from the page: only the browser knows the host. A sign-out forgets the team as well. */
const signIn = (page: Page, persona: string): Promise<number> =>
  page.evaluate(async (name) => {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem('team')
    return (await fetch('/__mock', { method: 'POST', body: JSON.stringify({ persona: name }) }))
      .status
  }, persona)

test('a ticket, an export, a copied code and an article work without https', async ({
  page,
  quiet,
}) => {
  await page.goto(`${origin}/robots.txt`)
  expect(await signIn(page, 'customer')).toBe(204)
  await page.goto(`${origin}/support/tickets/new`)
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  await page.getByRole('radio', { name: /^Other/ }).check()
  await page.getByLabel('Subject').fill('Written over plain http')
  await page.getByLabel('What happened?').fill('The host has an address of the local network.')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chosen).setFiles(picture)
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await expect(page).toHaveURL(/\/support\/tickets\/T-\d+/)
  await expect(page.getByRole('main').getByRole('img', { name: /home\.png/ })).toBeAttached()

  await page.goto(`${origin}/pay/history_payment`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Other formats' }).first().click()
  await page.getByRole('menuitem', { name: /Excel/ }).click()
  expect((await saved).suggestedFilename()).toBe('payments.xlsx')

  await page.goto(`${origin}/api-docs/recaptcha-v2`)
  await settled(page)
  const copy = page.getByRole('main').getByRole('button', { name: /^Copy/ })
  await copy.first().click()
  await expect(page.getByText('Copied').first()).toBeVisible()

  expect(await signIn(page, 'moderator')).toBe(204)
  await page.goto(`${origin}/editor/blog/new`)
  await page.getByLabel('Title', { exact: true }).fill('Over plain http')
  await expect(page.getByText('This URL is available.')).toBeVisible()
  await page.getByRole('button', { name: 'Start writing' }).click()
  const text = page.getByRole('textbox', { name: 'Article text' })
  await text.click()
  await page.keyboard.type('Written on a host of the local network.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  // Chromium says that it ignores a header, which only https can have.
  expect(quiet.filter((line) => !line.includes('Cross-Origin-Opener-Policy'))).toEqual([])
  quiet.length = 0
})
