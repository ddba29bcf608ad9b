import type { Browser, Page } from '@playwright/test'

const files = 10_000
const units = 100_000
/** Rows that one request adds. */
const part = 1000
const rounds = 5

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export interface Labelling {
  files: number
  /** Seconds until all files are checked, and until a bare loop has hashed the same files. */
  checked: number
  bare: number
  /** The longest time that the page did not answer meanwhile, in milliseconds. */
  blocked: number
  units: number
  /** Milliseconds from a press on the next page to its rows, with all units and with 240. */
  turned: number
  few: number
}

async function open(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.request.post(`${origin}/__mock`, { data: { persona: 'customer' } })
  const page = await context.newPage()
  await visit(page, origin)
  return page
}

async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/data/projects/41/items`)
  await page.locator('tbody tr').first().waitFor()
}

/** Chooses many files, each with the head of a PNG and bytes of its own. */
const choose = (page: Page, count: number): Promise<{ seconds: number; blocked: number }> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const head = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
        const size = [0, 0, 3, 192, 0, 0, 2, 88, 8, 2, 0, 0, 0, 0, 0, 0, 0]
        // 2002 bytes of a chunk IDAT, and the last chunk: the check looks for the end.
        const pixels = [0, 0, 7, 210, 73, 68, 65, 84]
        const end = [0, 0, 0, 0, 0, 0, 0, 0, 73, 69, 78, 68, 0, 0, 0, 0]
        const bytes = (at: number) =>
          new Uint8Array([
            ...head,
            ...size,
            ...pixels,
            ...Array.from({ length: 2000 }, (_, n) => (n * at) % 251),
            at >> 8,
            at & 255,
            ...end,
          ])
        const all = new DataTransfer()
        for (let at = 0; at < wanted; at += 1)
          all.items.add(new File([bytes(at)], `picture-${at}.png`, { type: 'image/png' }))
        const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
        if (!input) throw new Error('There is no input for files.')
        const start = performance.now()
        let before = start
        let blocked = 0
        input.files = all.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
        const look = (): void => {
          const now = performance.now()
          blocked = Math.max(blocked, now - before)
          before = now
          const isReady = [...document.querySelectorAll('button')].some(({ textContent }) =>
            /^Send \d/.test(textContent),
          )
          if (isReady) resolve({ seconds: (now - start) / 1000, blocked })
          else setTimeout(look, 10)
        }
        look()
      }),
    count,
  )

/** Seconds in which a bare loop reads and hashes as many files. */
const hash = (page: Page, count: number): Promise<number> =>
  page.evaluate(async (wanted) => {
    const all = Array.from(
      { length: wanted },
      (_, at) => new File([new Uint8Array(2031).fill(at % 251), String(at)], `${at}.png`),
    )
    const start = performance.now()
    for (const file of all) await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return (performance.now() - start) / 1000
  }, count)

async function fill(page: Page, origin: string): Promise<void> {
  for (let at = 0; at + part <= units; at += part) {
    const rows = Array.from({ length: part }, (_, one) => ({
      url: `https://example.com/picture-${at + one}.jpg`,
    }))
    const address = `${origin}/api/v2/labelling/projects/41/items/import`
    const answer = await page.evaluate(
      async ({ to, body }) => {
        const response = await fetch(to, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-csrf-token': decodeURIComponent(
              /csrf_token=([^;]+)/.exec(document.cookie)?.[1] ?? '',
            ),
            'idempotency-key': crypto.randomUUID(),
          },
          body,
        })
        return response.status
      },
      { to: address, body: JSON.stringify({ rows }) },
    )
    // The last request passes the limit of a project, which the seed's own units are part of.
    if (answer >= 400 && at + 2 * part <= units)
      throw new Error(`The units were refused: ${answer}`)
  }
}

async function turn(page: Page): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < rounds; at += 1) {
    const first = await page.locator('tbody tr').first().textContent()
    const start = performance.now()
    await page
      .getByRole('navigation', { name: /: pages$/ })
      .getByRole('link', { name: at % 2 === 0 ? /\b2$/ : /\b1$/ })
      .first()
      .click()
    await page.waitForFunction(
      (before) => document.querySelector('tbody tr')?.textContent !== before,
      first,
    )
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Times the queue of uploads and the table of units in a labelling project. */
export async function timeLabelling(browser: Browser, origin: string): Promise<Labelling> {
  const page = await open(browser, origin)
  const few = await turn(page)
  const { seconds, blocked } = await choose(page, files)
  const bare = await hash(page, files)
  await fill(page, origin)
  const full = await page.context().newPage()
  await visit(full, origin)
  const turned = await turn(full)
  await page.context().close()
  return { files, checked: seconds, bare, blocked, units, turned, few }
}
