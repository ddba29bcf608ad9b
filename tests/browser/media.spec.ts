import { expect, served, settled, signInAs, test } from './site.ts'

// A page as other media than the screen's draw it: a person's own colours, paper, a copy.

const { local } = served.com

test.describe('forced colours', () => {
  test.use({ colorScheme: 'dark' })
  test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('frame the current page, the chosen tab and the pressed button', async ({
    page,
    context,
  }) => {
    await signInAs(context, local, 'customer')
    await page.goto(`${local}/pay`)
    await settled(page)
    const outline = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(await outline('nav a[aria-current]')).toBe('solid')
    expect(await outline('nav a:not([aria-current])')).toBe('none')
    const preset = page.locator('main button[aria-pressed]').filter({ visible: true }).first()
    await preset.click()
    await page.mouse.move(0, 0)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await outline('main button[aria-pressed=true]')).toBe('solid')
    expect(await outline('main button[aria-pressed=false]')).toBe('none')
  })

  test('draw charts in the colours of the system, whatever theme is chosen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.goto(`${local}/public_statistics/service-load`)
    const lines = page.locator('main svg [data-line] path')
    await expect(lines.first()).toBeAttached()
    await settled(page)
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      const colours = ['Canvas', 'CanvasText', 'GrayText', 'Highlight'].map((name) => {
        probe.style.color = name
        return getComputedStyle(probe).color
      })
      probe.remove()
      return colours
    })
    const strokes = await lines.evaluateAll((all) =>
      all.map((line) => getComputedStyle(line).stroke),
    )
    expect(strokes.filter((stroke) => !system.includes(stroke))).toEqual([])
  })
})

test.describe('a long table', () => {
  test.beforeEach(async ({ page, context }) => {
    await signInAs(context, local, 'customer')
    await page.goto(`${local}/statistics/uploads?view=tasks`)
    await settled(page)
    // Twenty of a hundred rows are near the window.
    expect(await page.locator('main tr[data-index]').count()).toBeLessThan(60)
  })

  test('is printed with all its rows, and without the frame of the page', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    const rows = page.locator('main tr[data-index]')
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(100)
    await expect(page.getByText(/^Entries 1 to \d+/)).toBeVisible()
    for (const part of ['header', 'footer', 'main button:has(svg)', 'nav'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
    // Each row stands below the one before it.
    const boxes = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    )
    for (const [index, [top = 0]] of boxes.entries())
      if (index > 0) expect(top).toBeGreaterThanOrEqual((boxes[index - 1]?.[1] ?? 0) - 1)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => rows.count()).toBeLessThan(60)
  })

  test('is selected whole with the page', async ({ page }) => {
    await page.keyboard.press('Control+a')
    const rows = page.locator('main tr[data-index]')
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(100)
    const last = await rows.last().getByRole('rowheader').innerText()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(last)
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => rows.count()).toBeLessThan(60)
  })
})

test('paper has the chosen filters as text, and neither others nor buttons', async ({
  page,
  context,
}) => {
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/support/tickets?status=closed`)
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  const filters = page.getByRole('search', { name: 'Filters' })
  await expect(filters.getByLabel('Status')).toBeVisible()
  await expect(filters.getByLabel('Category')).toBeHidden()
  await expect(page.locator('main button:has(svg)').filter({ visible: true })).toHaveCount(0)
})

test('paper has the closed answers', async ({ page }) => {
  await page.goto(`${local}/pricing`)
  await settled(page)
  const answer = page.locator('main details:not([open]) > div').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test('paper has the addresses of links in an article', async ({ page }) => {
  await page.goto(`${local}/api-docs/recaptcha-v2`)
  await settled(page)
  const written = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  const link = 'article p > a[href="/api-docs/create-task"]'
  expect(await written(link)).toBe('none')
  await page.emulateMedia({ media: 'print' })
  // An own path is no address without its site.
  expect(await written(link)).toContain(
    `(https://${served.com.site.canonicalHost}/api-docs/create-task)`,
  )
  // The reader already has the page that a mark leads to.
  expect(await written('article a[href^="#"]')).toBe('none')
})
