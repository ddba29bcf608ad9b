import type { Browser, Page } from '@playwright/test'

/** Rounds of each measure; the first few warm up. */
const rounds = 40
const warm = 5

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export interface Pair {
  ours: number
  bare: number
}

/** Returns the lengths of a page's frames in milliseconds while it scrolls. */
const scrolled = (page: Page, by: number): Promise<number[]> =>
  page.evaluate(
    ({ step, lasts }) =>
      new Promise<number[]>((resolve) => {
        const taken: number[] = []
        let way = step
        const start = performance.now()
        let before = start
        const next = (now: number) => {
          taken.push(now - before)
          before = now
          const y = scrollY
          scrollBy(0, way)
          if (scrollY === y) way = -way
          if (now - start > lasts) resolve(taken.slice(2))
          else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    { step: by, lasts: 6000 },
  )
const rate = (taken: readonly number[]): number =>
  (taken.length * 1000) / taken.reduce((sum, one) => sum + one, 0)

/**
 * Returns the milliseconds from a key press to the frame that shows it. The text goes to the
 * focused element.
 */
async function typing(page: Page, word: string): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(globalThis, 'times', times)
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)))
      },
      true,
    )
  })
  for (let at = 0; at < rounds; at += 1) {
    await page.keyboard.press(word.charAt(at % word.length))
    await page.waitForTimeout(60)
  }
  const times = await page.evaluate(() => {
    const found: unknown = Reflect.get(globalThis, 'times')
    return Array.isArray(found) ? found.map(Number) : []
  })
  return median(times.slice(warm))
}

/**
 * Times typing into the documentation's search with three hundred results, compared with a bare
 * field.
 */
export async function timeSearch(browser: Browser, origin: string): Promise<Pair> {
  const page = await browser.newPage()
  await page.route('**/api/v1/api-docs/search?**', (route) => {
    const records = Array.from({ length: 300 }, (_, at) => ({
      slug: `article-${at}`,
      title: `Result ${at} of the captcha search`,
      excerpt: `How a captcha of the kind ${at} is sent, and what its answer holds.`,
      group: ['Start', 'Methods', 'Types', 'Guides'][at % 4],
      anchor: null,
    }))
    return route.fulfill({ json: { records } })
  })
  await page.goto(`${origin}/api-docs`, { waitUntil: 'networkidle' })
  await page.getByRole('searchbox').first().fill('captcha')
  await page.getByText('300 results').waitFor()
  await page.getByRole('searchbox').first().focus()
  const ours = await typing(page, 'captcha')
  await page.goto('about:blank')
  await page.setContent('<!doctype html><input type="search" autofocus>')
  await page.locator('input').focus()
  const bare = await typing(page, 'captcha')
  await page.close()
  return { ours, bare }
}

/** A page that works through tasks without any framework, using the same calls. */
const bareDesk = `<!doctype html><img alt=""><form><input><button>Send</button></form><script>
const token = () => decodeURIComponent((/csrf_token=([^;]+)/.exec(document.cookie) || [])[1] || '')
const post = (path, body) => fetch('/api/v2/worker/' + path, {
  method: 'POST', body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'x-csrf-token': token(), 'idempotency-key': crypto.randomUUID() },
}).then((answer) => answer.json())
let task
const image = document.querySelector('img')
const show = (next) => {
  task = next
  image.src = next.imageUrl
  image.dataset.task = next.id
  if (next.next) new Image().src = next.next.imageUrl
  document.querySelector('input').value = ''
}
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const answer = await post('task/' + task.id + '/answer', { text: document.querySelector('input').value, spentMs: 1000 })
  show(answer.next || (await post('task/next', {})))
})
post('task/next', {}).then(show)
</script>`

/**
 * Returns the milliseconds from an answer until the next task's picture is shown. The browser tests
 * use it too.
 */
export const nextTask = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const field = document.querySelector('form input')
        const before = document.querySelector<HTMLImageElement>('form img, body > img')?.src
        if (!(field instanceof HTMLInputElement) || before === undefined)
          return reject(new Error('There is no task.'))
        // Sets the value like a typing person, because React listens to the event.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          'answer',
        )
        field.dispatchEvent(new Event('input', { bubbles: true }))
        setTimeout(() => reject(new Error('The next task did not come within 10 s.')), 10_000)
        requestAnimationFrame(() => {
          const start = performance.now()
          field.form?.requestSubmit()
          const look = () => {
            const image = document.querySelector<HTMLImageElement>('form img, body > img')
            if (image && image.src !== before && image.complete && image.naturalWidth > 0)
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
            else requestAnimationFrame(look)
          }
          look()
        })
      }),
  )

async function work(page: Page): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < rounds; at += 1) times.push(await nextTask(page))
  return median(times.slice(warm))
}

/** Times from an answer to the next task, compared with a bare page that uses the same calls. */
export async function timeTasks(browser: Browser, origin: string): Promise<Pair> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  await context.request.post(`${origin}/__mock`, { data: { persona: 'worker' } })
  const page = await context.newPage()
  await page.goto(`${origin}/cabinet`)
  await page.getByRole('button', { name: 'Start' }).waitFor()
  // Only pictures that are answered with a word, so that both pages are answered by typing.
  await page.evaluate(async () => {
    const token = /csrf_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch('/api/v2/worker', {
      method: 'PUT',
      body: JSON.stringify({ acceptedKinds: ['image'], sound: false, vibration: false }),
      headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) },
    })
    if (!answer.ok) throw new Error(await answer.text())
  })
  await page.reload()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('form img').waitFor({ state: 'attached' })
  const ours = await work(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.route('**/bare-desk', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: bareDesk }),
  )
  await page.goto(`${origin}/bare-desk`)
  await page.locator('img[data-task]').waitFor({ state: 'attached' })
  const bare = await work(page)
  await context.close()
  return { ours, bare }
}

export interface BenchThread {
  messages: number
  /**
   * Frames per second with all messages, with the first page of them, and of the same messages in
   * plain HTML.
   */
  fps: number
  few: number
  plain: number
  /** Seconds until all messages were loaded. */
  loading: number
}

/** Times a ticket of two thousand messages. */
export async function timeThread(browser: Browser, origin: string): Promise<BenchThread> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.request.post(`${origin}/__mock`, { data: { persona: 'message-hostile' } })
  const page = await context.newPage()
  await page.goto(`${origin}/support/tickets`)
  // This persona has a message to read first.
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('link', { name: /two thousand messages/ }).click()
  const log = page.getByRole('log')
  await log.getByRole('listitem').first().waitFor()
  const few = rate(await scrolled(page, 60))
  const start = Date.now()
  const earlier = page.getByRole('button', { name: 'Show earlier messages' })
  // Counting by role would take longer than drawing.
  const count = (): Promise<number> =>
    page.evaluate(() => document.querySelectorAll('[role=log] article').length)
  while (await earlier.isVisible()) {
    const known = await count()
    await earlier.click()
    await page.waitForFunction(
      (before) => document.querySelectorAll('[role=log] article').length > before,
      known,
    )
  }
  const loading = (Date.now() - start) / 1000
  const messages = await count()
  const fps = rate(await scrolled(page, 60))
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  const plain = await context.newPage()
  await plain.route('**/plain-thread', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
    }),
  )
  await plain.goto(`${origin}/plain-thread`)
  const bare = rate(await scrolled(plain, 60))
  await context.close()
  return { messages, fps, few, plain: bare, loading }
}
