import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { looks, sticksOut, violations } from './axe.ts'
import { expect, isOfReading, served, settled, signInAs, test } from './site.ts'

// Tests the editor on the built site behind its real policy: no inline styles, and Trusted Types
// that only the sanitiser may create.

const { local } = served.com
const picture = join(import.meta.dirname, '..', 'support', 'home.png')
const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'paste', `${name}.html`), 'utf8')

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Article text' })
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name })

async function begin(page: Page, title: string): Promise<void> {
  await page.goto(`${local}/editor/blog/new`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByText('This URL is available.')).toBeVisible()
  await button(page, 'Start writing').click()
  await expect(text(page)).toBeVisible()
}

/** Pastes several formats of the same content, as a browser does. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await text(page).evaluate((target, kinds) => {
    const transfer = new DataTransfer()
    for (const [kind, value] of Object.entries(kinds)) transfer.setData(kind, value)
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    )
  }, data)
}

/**
 * Presses a key that moves the caret or the selection, and waits for the editor, which is notified
 * with a delay.
 */
async function move(page: Page, key: string): Promise<void> {
  await page.evaluate(() => {
    const moved = new Promise<void>((done) =>
      document.addEventListener('selectionchange', () => setTimeout(done, 100), { once: true }),
    )
    Object.assign(window, { moved })
  })
  await page.keyboard.press(key)
  await page.evaluate(() => Reflect.get(window, 'moved'))
}

test.beforeEach(async ({ context }) => signInAs(context, local, 'moderator'))

test('a moderator writes an article with a picture, publishes it, and a reader finds it', async ({
  page,
  browser,
}) => {
  await begin(page, 'Written in one go')
  await page.waitForURL(`${local}/editor/blog/written-in-one-go/edit`)

  await text(page).click()
  await page.keyboard.type('## First things first')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plain words and ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold ones')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  const chosen = page.waitForEvent('filechooser')
  await button(page, 'Add a picture').click()
  await (await chosen).setFiles(picture)
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog.getByLabel('Description').fill('The first page of the site')
  await dialog.getByLabel('Caption').fill('As it looks today')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(text(page).locator('figure img')).toHaveJSProperty('complete', true)
  expect(
    await text(page)
      .locator('figure img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)

  // The hint about the image's description disappears with a delay, and the button below moves.
  await expect(
    page.getByRole('list', { name: 'What could be better' }).getByRole('listitem'),
  ).toHaveCount(2)
  await button(page, 'Publish').click()
  await expect(page.getByText('Add this before publishing')).toBeVisible()
  await page.getByLabel('Short description').fill('All of it in one sitting.')
  await button(page, 'Publish').click()
  const asked = page.getByRole('dialog', { name: 'Publish now?' })
  await asked.getByRole('button', { name: 'Publish' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('published', { exact: true })).toBeVisible()

  // Opens the reader's page of the article through its link.
  await page.getByRole('link', { name: 'View the live version' }).click()
  await page.waitForURL(`${local}/blog/written-in-one-go`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Written in one go')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'First things first' })).toBeVisible()
  await expect(main.locator('strong', { hasText: 'bold ones' })).toBeVisible()
  const shown = main.getByRole('img', { name: 'The first page of the site' })
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(main.getByText('As it looks today')).toBeVisible()

  await page.goto(`${local}/blog`)
  await expect(page.getByRole('link', { name: 'Written in one go' })).toBeVisible()
  expect(browser.isConnected()).toBe(true)
})

test('what is pasted from word processors and pages becomes an article, and nothing of it runs', async ({
  page,
  quiet,
}) => {
  await begin(page, 'Pasted together')
  await text(page).click()
  await paste(page, { 'text/html': fixture('word'), 'text/plain': 'Quarterly report' })
  await expect(text(page).locator('h2')).toHaveText('Quarterly report')
  await expect(text(page).locator('ul > li')).toHaveCount(3)
  await expect(text(page).locator('ul ul > li')).toHaveCount(1)
  await expect(text(page).locator('ol > li')).toHaveCount(2)
  await expect(text(page).locator('td, th')).toHaveCount(3)
  await expect(text(page).locator('[style], [class*=Mso]')).toHaveCount(0)
  await expect(page.getByText('A picture couldn’t be pasted. Add it as a file.')).toBeVisible()

  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/html': fixture('google-docs'), 'text/plain': 'Release notes' })
  await expect(text(page).locator('h2', { hasText: 'Release notes' })).toBeVisible()
  await expect(text(page).locator('a', { hasText: 'Docs' })).toHaveAttribute(
    'href',
    'https://example.com/docs?a=1',
  )
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(page, { 'text/html': fixture('web-page'), 'text/plain': 'Small heading' })
  await expect(text(page).locator('h4')).toHaveText('Small heading')
  await expect(text(page).locator('iframe, script, svg, [onclick], img[src^=http]')).toHaveCount(0)

  // Leaves the code block at the end.
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('read more')
  for (let letter = 0; letter < 4; letter += 1) await move(page, 'Shift+ArrowLeft')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('more')
  await paste(page, { 'text/plain': 'https://example.com/more' })
  await expect(text(page).locator('a', { hasText: 'more' })).toHaveAttribute(
    'href',
    'https://example.com/more',
  )
  await paste(page, { 'text/plain': 'two\n\nparagraphs' })
  await expect(text(page).locator('p', { hasText: 'paragraphs' })).toBeVisible()

  // Cuts, pastes and undoes within the editor.
  await move(page, 'Control+a')
  const before = await text(page).locator('li').count()
  await page.keyboard.press('Control+c')
  await move(page, 'Control+End')
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
  await page.keyboard.press('Control+v')
  await expect(text(page).locator('li')).toHaveCount(before * 2)
  await page.keyboard.press('Control+z')
  await expect(text(page).locator('li')).toHaveCount(before)
  expect(quiet.filter((line) => !isOfReading(line))).toEqual([])
  quiet.length = 0
})

test('the toolbar is one stop, arrows go within, and Escape leads back to the text', async ({
  page,
}) => {
  await begin(page, 'By keyboard alone')
  await text(page).focus()
  await page.keyboard.type('Text')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  await expect(button(page, 'Undo')).toBeFocused()
  for (const name of ['Redo', /^Paragraph style/, 'Bold']) {
    await page.keyboard.press('ArrowRight')
    await expect(button(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await expect(text(page).locator('strong')).toHaveText('Text')
  await page.keyboard.press('Alt+F10')
  await expect(button(page, 'Bold')).toBeFocused()
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: /^Heading 3/ }).press('Enter')
  await expect(text(page).locator('h3')).toHaveText('Text')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('End')
  await expect(button(page, 'Keyboard shortcuts')).toBeFocused()
  // The first Escape closes the hint.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()

  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Edits a table by keyboard: Tab moves between cells, and after Escape it leaves the text.
  await button(page, 'Add a table').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add the table' }).click()
  await expect(text(page).locator('th')).toHaveCount(3)
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('a')
  await page.keyboard.press('Tab')
  await page.keyboard.type('b')
  await expect(text(page).locator('th').nth(1)).toHaveText('b')
  await button(page, 'Change the table').click()
  await page.getByRole('menuitem', { name: 'Column after' }).click()
  await expect(text(page).locator('th')).toHaveCount(4)
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()
})

test('a link must lead somewhere that readers may go', async ({ page }) => {
  await begin(page, 'Where links lead')
  await text(page).focus()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  for (const [address, words] of [
    ['javascript:alert(1)', /Enter a valid link/],
    ['http://example.com', /http isn’t secure/],
    ['', /Enter a link/],
  ] as const) {
    await dialog.getByLabel('URL').fill(address)
    await dialog.getByRole('button', { name: 'Save link' }).click()
    await expect(dialog.getByText(words)).toBeVisible()
  }
  await dialog.getByLabel('URL').fill('example.com/docs')
  await dialog.getByLabel('Text').fill('the docs')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  await expect(text(page).locator('a', { hasText: 'the docs' })).toHaveAttribute(
    'href',
    'https://example.com/docs',
  )
})

test('what somebody else has saved meanwhile is shown beside, and nothing is lost', async ({
  page,
  quiet,
}) => {
  await begin(page, 'Two versions')
  await text(page).focus()
  await page.keyboard.type('Mine.')
  const answer = await page.request.get(`${local}/api/v1/editor/articles/by-slug/two-versions`)
  const { id } = await answer.json()
  const csrf =
    (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''
  const other = await page.request.put(`${local}/api/v1/editor/articles/${id}`, {
    data: { bodyHtml: '<p>Theirs.</p>', bodyJson: null, excerpt: 'Their summary' },
    headers: { 'x-csrf-token': csrf },
  })
  expect(other.status()).toBe(200)
  await page.keyboard.press('Control+s')
  await button(page, 'Compare versions').click()
  const dialog = page.getByRole('dialog', { name: /two versions/ })
  await expect(dialog).toContainText('Mine.')
  await expect(dialog).toContainText('Theirs.')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(text(page)).toHaveText('Mine.')
  // The other writer's change has been merged in.
  await expect(page.getByLabel('Short description')).toHaveValue('Their summary')
  expect(quiet.every((line) => line.includes('409'))).toBe(true)
  quiet.length = 0
})

test('a reload finds the text that had not been saved', async ({ page, quiet }) => {
  await begin(page, 'Not lost')
  await page.route('**/api/v1/editor/articles/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await text(page).focus()
  await page.keyboard.type('Typed without a line.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Not saved: you are offline/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/Unsaved text from/)).toBeVisible()
  await expect(text(page)).not.toContainText('Typed without a line.')
  await page.unroute('**/api/v1/editor/articles/*')
  await button(page, 'Continue with that text').click()
  await expect(text(page)).toHaveText('Typed without a line.')
  await page.keyboard.press('Control+s')
  await text(page).press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  quiet.length = 0
})

/** Runs in the page: all that its database has, as text. */
const keptRecords = (): Promise<string> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('intents')
    opening.onsuccess = () => {
      const all = opening.result.transaction('records').objectStore('records').getAll()
      all.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(all.result))
      }
    }
  })

test('long text that was not saved is found by another tab', async ({ page, context, quiet }) => {
  await begin(page, 'Not lost with its tab')
  await context.route('**/api/v1/editor/articles/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await text(page).focus()
  await page.keyboard.insertText('Typed without a line. '.repeat(20))
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Not saved: you are offline/)).toBeVisible()
  const address = page.url()
  // The browser writes after the page has asked it to; nobody closes a tab as fast as a test.
  await expect.poll(() => page.evaluate(keptRecords)).toContain('Typed without a line.')
  await page.close()
  const other = await context.newPage()
  await other.goto(address)
  await button(other, 'Continue with that text').click()
  await expect(text(other)).toContainText('Typed without a line.')
  quiet.length = 0
})

for (const { colorScheme, width } of looks) {
  test(`axe finds nothing on the edit page, ${colorScheme} at ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${local}/editor/h/first-request/edit?beside=ru`)
    await expect(text(page)).toBeVisible()
    await settled(page)
    for (const panel of ['Files', 'Where it appears', 'Search and social'])
      await page.getByRole('heading', { name: panel }).click()
    expect(await violations(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
  })
}

test('nothing of the editor comes with any other page', async ({ page }) => {
  // The page that first requested each script: a browser forgets response bodies after a
  // navigation.
  const scripts = new Map<string, string>()
  page.on('request', (request) => {
    const url = request.url()
    if (/\/assets\/.*\.js$/.test(url) && !scripts.has(url))
      scripts.set(url, new URL(page.url()).pathname)
  })
  const withEditor = async () => {
    const found = new Set<string>()
    for (const [url, path] of scripts)
      if ((await (await page.request.get(url)).text()).includes('ProseMirror')) found.add(path)
    return [...found]
  }
  for (const path of [
    '/',
    '/blog',
    '/blog/how-polling-works',
    '/editor/blog',
    '/editor/blog/how-polling-works',
    '/editor/blog/new',
    '/enterpage',
  ]) {
    await page.goto(local + path)
    await settled(page)
  }
  expect(await withEditor()).toEqual([])
  await page.goto(`${local}/editor/blog/how-polling-works/edit`)
  await expect(text(page)).toBeVisible()
  expect(await withEditor()).toEqual(['/editor/blog/how-polling-works/edit'])
})
