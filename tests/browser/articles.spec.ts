import type { Page, Request } from '@playwright/test'
import { sticksOut, violations } from './axe.ts'
import { expect, isOfReading, leaveAlone, served, settled, test, watchShifts } from './site.ts'

const { local } = served.com

/** Classic XSS payloads. */
const hostile = [
  '<h2 id="root">Fine</h2><p>The beginning.</p>',
  '<script>window.pwned = 1</script>',
  '<img src="/favicon.svg" alt="ours" onload="window.pwned = 2" onerror="window.pwned = 3">',
  '<img src="https://evil.example/pixel.png" alt="theirs"><img src="x" onerror="window.pwned = 4">',
  '<a href="javascript:window.pwned = 5" id="js">link</a><a href="https://evil.example/away" target="_blank" ping="https://evil.example/ping">away</a>',
  '<iframe src="https://evil.example/frame"></iframe><iframe srcdoc="<script>parent.pwned = 6</script>"></iframe>',
  '<object data="https://evil.example/o"></object><embed src="https://evil.example/e"><base href="https://evil.example/">',
  '<form action="https://evil.example/form"><input name="password" autofocus onfocus="window.pwned = 7"><button>send</button></form>',
  '<svg><script>window.pwned = 8</script><animate onbegin="window.pwned = 9" attributeName="x" dur="1s"/><use href="https://evil.example/u#x"/></svg>',
  '<math><mtext><table><mglyph><style><img src onerror="window.pwned = 10"></style></mglyph></table></mtext></math>',
  '<style>@import "https://evil.example/a.css"; body { display: none }</style><link rel="stylesheet" href="https://evil.example/b.css">',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/c.png)">Covered?</p>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><video src="https://evil.example/v" autoplay onloadstart="window.pwned = 11"></video>',
  '<details open ontoggle="window.pwned = 12"><summary>s</summary></details><marquee onstart="window.pwned = 13">m</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=14>">n</p></noscript><template><script>window.pwned = 15</script></template>',
  '<h2>Second</h2><h2>Third</h2><p>The end.</p>',
].join('\n')

const article = {
  id: 1,
  slug: 'hostile',
  language: 'en',
  title: 'A hostile article',
  bodyHtml: hostile,
  excerpt: '<b>not markup</b>',
  tags: ['polling'],
  cover: { url: 'javascript:window.pwned=20', alt: '' },
  author: { name: 'Mallory', avatarUrl: 'https://evil.example/face.png' },
  seo: {
    title: 'A hostile article',
    canonical: 'javascript:window.pwned=21',
    ogImage: 'data:text/html,x',
  },
}

/** Collects requests to other hosts. A request that the policy blocks never leaves. */
const seen = (page: Page): Request[] => {
  const away: Request[] = []
  page.on('request', (request) => request.url().includes('evil.example') && away.push(request))
  return away
}

test('a hostile body runs nothing, sends nothing away, and leaves its text', async ({
  page,
  quiet,
}) => {
  const away = seen(page)
  await page.route('**/api/v1/articles/by-slug/hostile', (route) =>
    route.fulfill({ json: article }),
  )
  await page.goto(`${local}/blog/hostile`)
  await expect(page.getByText('The end.')).toBeVisible()
  await expect(page.getByText('The beginning.')).toBeVisible()
  await settled(page)
  const body = page.locator('article [role="presentation"]').filter({ hasText: 'The end.' })
  expect(
    await body.evaluate((root) =>
      Array.from(root.querySelectorAll('*')).flatMap((element) => [
        ...(/^(?:script|iframe|object|embed|form|input|svg|math|style|link|meta|video|base|template|details)$/.test(
          element.localName,
        )
          ? [element.localName]
          : []),
        ...Array.from(element.attributes)
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              ['style', 'ping', 'target', 'srcdoc'].includes(name) ||
              /^\s*javascript:/i.test(value),
          )
          .map(({ name }) => `${element.localName} ${name}`),
      ]),
    ),
  ).toEqual([])
  await body.getByText('link', { exact: true }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  expect(page.url()).toBe(`${local}/blog/hostile`)
  await expect
    .poll(() => away.every((request) => request.failure()?.errorText === 'csp'))
    .toBe(true)
  expect([...new Set(away.map((request) => request.url()))].toSorted()).toEqual([
    'https://evil.example/face.png',
    'https://evil.example/pixel.png',
  ])
  // Headings never get ids that the page itself uses.
  expect(await page.locator('#root').count()).toBe(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^https:\/\/glyphwork\.example\/blog\/hostile$/,
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/social\/site-en\.png$/,
  )
  await expect(page.getByText('<b>not markup</b>')).toBeVisible()
  // The policy blocks images of other hosts, and the styles and handlers that the sanitiser parses
  // before it removes them.
  expect(quiet.filter((line) => !line.includes('evil.example') && !isOfReading(line))).toEqual([])
  quiet.length = 0
})

const many = (page: Page, total: number, perPage: number) =>
  page.route('**/api/v1/articles?*', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page')) * perPage
    return route.fulfill({
      json: {
        articles: Array.from({ length: Math.min(perPage, total - at) }, (_, index) => ({
          id: at + index,
          slug: `article-${at + index}`,
          language: 'en',
          title: `Article ${at + index}`,
          excerpt: 'A line or two about it.',
          publishedAt: '2026-04-01T00:00:00Z',
        })),
        totalCount: total,
      },
    })
  })

test('ten thousand articles are scrolled through without ten thousand elements', async ({
  page,
}) => {
  await many(page, 10_000, 200)
  await page.goto(`${local}/blog?pages=50`)
  await expect(page.getByText('10,000 of 10,000', { exact: true })).toBeAttached({
    timeout: 20_000,
  })
  const count = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .count()
  expect(await count()).toBeLessThan(200)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeGreaterThan(200_000)
  for (const part of [0.25, 0.5, 0.75]) {
    await page.evaluate((top) => scrollTo(0, top), height * part)
    await expect
      .poll(() =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('[role=listitem]')).some((item) => {
            const { top, bottom } = item.getBoundingClientRect()
            return bottom > 0 && top < innerHeight
          }),
        ),
      )
      .toBe(true)
    expect(await count()).toBeLessThan(200)
  }
  const middle = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first()
  await expect(middle).toHaveAttribute('aria-setsize', '10000')
  expect(Number(await middle.getAttribute('aria-posinset'))).toBeGreaterThan(5000)
})

test('a list that ends within the window leaves its address as it is until somebody scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 4000 })
  await page.goto(`${local}/software`)
  await settled(page)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeInViewport()
  await expect(page).toHaveURL(`${local}/software`)
})

test('whoever comes back is where they were, after a reload too', async ({ page }) => {
  await page.goto(`${local}/blog`)
  const card = page.getByRole('link', { name: 'Where to click: tasks with coordinates' })
  // More articles load when the end of the list scrolls into view.
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await card.scrollIntoViewIfNeeded()
  await settled(page)
  await expect(page).toHaveURL(/pages=2/)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Where to click/ })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3)
  await page.reload()
  await expect(card).toBeInViewport({ timeout: 15_000 })
})

test('a heading of an article is found by its hash, however late the article comes', async ({
  page,
}) => {
  await page.route('**/api/v1/articles/by-slug/how-polling-works', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })
  await page.goto(`${local}/blog/how-polling-works#user-content-pollTimeouts`)
  const heading = page.getByRole('heading', { name: 'How long to wait' })
  await expect(heading).toBeInViewport()
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await expect(contents.getByRole('link', { name: 'How long to wait' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await contents.getByRole('link', { name: 'The complete loop' }).click()
  await expect(page).toHaveURL(/#user-content-pollCode$/)
  await expect(contents.getByRole('link', { name: 'The complete loop' })).toHaveAttribute(
    'aria-current',
    'location',
  )
})

// axe.spec.ts covers the lists by their rows; an article's address has an open parameter.
for (const path of ['/blog', '/blog/how-polling-works', '/blog/no-such-article'] as const) {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    test(`${path} has no faults of access at ${width} pixels, ${colorScheme}, and nothing jumps`, async ({
      page,
      quiet,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      const shifts = await watchShifts(page)
      await page.goto(local + path)
      await leaveAlone(page)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(
        page.locator('main article, main h1:has-text("not found")').first(),
      ).toBeVisible()
      await settled(page)
      expect(await sticksOut(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      // Another test covers the header.
      expect((await shifts()).filter((line) => !line.includes('_prefs_'))).toEqual([])
      if (path === '/blog/no-such-article') {
        expect(quiet.filter((line) => !line.includes('status of 404'))).toEqual([])
        quiet.length = 0
      }
    })
  }
}

test('an article of the documentation is printed without what only a screen needs', async ({
  page,
}) => {
  await page.goto(`${local}/api-docs/callbacks`)
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('article pre').first()).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'searchbox', 'complementary', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
})

test.describe('an article of the documentation in another language than the reader’s', () => {
  test.use({ locale: 'ru-RU' })
  test('stays when the backend is lost', async ({ page, quiet }) => {
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(`${local}/api-docs/quick-start`)
    await expect(page.getByText('Сервер недоступен.')).toBeVisible()
    await expect(page.locator('main h1')).toHaveText('Quick start')
    await expect(page.locator('article')).toHaveAttribute('lang', 'en')
    await expect(page.locator('article pre').first()).toContainText('createTask')
    // The search still finds what the address names.
    await expect(page.locator('[id="user-content-create"]')).toBeVisible()
    // The static file has a place for a key.
    await expect(page.getByRole('button', { name: 'Подставить мой ключ' })).toBeVisible()
    quiet.length = 0
  })
})
