import { expect, served, settled, signInAs, test } from './site.ts'

// A phone zooms into an entry whose text is smaller than 16 px, and stays so.

const { local } = served.com
test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

/** The pages, and an entry that each shows once it is whole. */
const pages = {
  '/proxy/users?modal=new_user': 'input[type=password]',
  '/support/tickets/new': 'textarea',
  '/pricing': 'input[type=search]',
  '/setting/iplist': 'textarea, input[type=text]',
}

test('an entry has at least 16 px', async ({ page, context }) => {
  await signInAs(context, local, 'customer')
  const kinds = new Set<string>()
  for (const [path, entry] of Object.entries(pages)) {
    await page.goto(local + path)
    await expect(page.locator(entry).first()).toBeVisible()
    await settled(page)
    const entries = await page
      .locator('input:not([type=checkbox], [type=radio], [type=file]), textarea, select')
      .evaluateAll((found) =>
        found.map((entry) => {
          const { fontSize, fontFamily } = getComputedStyle(entry)
          const type = entry instanceof HTMLInputElement ? entry.type : entry.tagName
          return {
            kind: /mono/i.test(fontFamily) ? 'mono' : type,
            size: Number.parseFloat(fontSize),
          }
        }),
      )
    expect(entries.length, path).toBeGreaterThan(0)
    for (const { kind, size } of entries) {
      kinds.add(kind)
      expect(size, `${kind} on ${path}`).toBeGreaterThanOrEqual(16)
    }
  }
  for (const kind of ['text', 'mono', 'password', 'search', 'SELECT', 'TEXTAREA'])
    expect([...kinds]).toContain(kind)
})
