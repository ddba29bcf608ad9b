import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, leaveAlone, served, settled, signInAs, test, watchShifts } from './site.ts'

// Tests what a visit stores and sends: cookies, events, the data layer, the account's language; and
// the notices at the page's bottom.

const { local, canonical } = served.com
const year = 365 * 24 * 60 * 60

interface Kept {
  value: string
  /** Seconds from now; null for a session cookie. */
  lifetime: number | null
  attributes: string
}

async function cookies(context: BrowserContext, url: string): Promise<Record<string, Kept>> {
  const found = await context.cookies(url)
  return Object.fromEntries(
    found.map(({ name, value, expires, path, sameSite, httpOnly, secure }) => [
      name,
      {
        value: decodeURIComponent(value),
        lifetime: expires === -1 ? null : Math.round(expires - Date.now() / 1000),
        attributes: `${path} ${sameSite} ${httpOnly ? 'http' : 'script'} ${secure ? 'secure' : 'plain'}`,
      },
    ]),
  )
}

/** The bodies sent to the tracker, in a list that grows. */
function events(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/v1/event-tracker')) bodies.push(request.postDataJSON())
  })
  return bodies
}

const near = (seconds: number) => expect.closeTo(seconds, -2)
const kept = (value: string, lifetime: number | null): unknown => ({
  value,
  lifetime: lifetime === null ? null : near(lifetime),
  attributes: '/ Lax script plain',
})

test('leaves the cookies of the specification, with their lifetimes', async ({ page, context }) => {
  const sent = events(page)
  const url = `${canonical}/pricing?from=77&utm_source=news&utm_campaign=a%20b&utm_id=9&pos=2`
  await page.goto(url, { referer: 'https://blog.example/post?id=1' })
  await settled(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click()
  await page.waitForURL(`${canonical}/`)
  await expect
    .poll(async () => (await cookies(context, canonical))['last_visited_page']?.value)
    .toBe('/')
  expect(await cookies(context, canonical)).toEqual({
    timezone: kept('UTC', year),
    utm: kept('{"utm_source":"news","utm_campaign":"a b","pos":"2"}', year),
    original_referer: kept('https://blog.example/post?id=1', year),
    cms_referrer: kept('https://blog.example/post?id=1', null),
    reg_referrer: kept('https://blog.example/post?id=1', null),
    cms_utm_get: kept('utm_source=news&utm_campaign=a%20b&utm_id=9&pos=2', null),
    first_visited_page: kept('/pricing', 604_800),
    last_visited_page: kept('/', 604_800),
    referral: kept('77', 3 * 24 * 60 * 60),
    visit: expect.objectContaining({ lifetime: null }),
  })
  expect(sent).toEqual([
    { type: 'referral', data: { from: '77', source: 'blog.example', unique: true } },
    { type: 'utm', data: { utm_source: 'news', utm_campaign: 'a b', utm_id: '9' } },
  ])
})

test('sends each event once a visit: not after a reload, and not from another tab', async ({
  page,
  context,
}) => {
  const sent = events(page)
  await page.goto(`${local}/?from=77&utm_source=news`)
  await expect.poll(() => sent).toHaveLength(2)
  await settled(page)
  await page.reload()
  await settled(page)
  const tab = await context.newPage()
  const others = events(tab)
  await tab.goto(`${local}/pricing?from=78&utm_source=news`)
  await settled(tab)
  expect(sent).toHaveLength(2)
  expect(others).toEqual([])
})

test('shows nothing of a tracker that is blocked', async ({ page, context, quiet }) => {
  await context.route('**/api/v1/event-tracker', (route) => route.abort('blockedbyclient'))
  await page.goto(`${local}/auth/register?from=77&utm_source=news`)
  await settled(page)
  expect(await cookies(context, local)).not.toHaveProperty('referral')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Only the browser logs blocked requests; the page adds nothing.
  expect(quiet.every((line) => line.includes('ERR_BLOCKED_BY_CLIENT'))).toBe(true)
  quiet.length = 0
})

test('survives a query full of hostile parameters, and what it leaves fits into a header', async ({
  page,
  context,
}) => {
  const hostile = encodeURIComponent('验😀";,\\<img src=x>'.repeat(12))
  const names = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'matchtype',
    'utm_loc',
    'network',
    'pos',
    'from',
    '__proto__',
  ]
  const query = names.map((name) => `${name}=${hostile}`).join('&')
  await page.goto(`${local}/`)
  await settled(page)
  // The address is longer than the host accepts, so only the app sees it.
  await page.evaluate(
    (search) => history.replaceState(history.state, '', `/pricing?${search}`),
    `${query}&utm_term=${'x'.repeat(100_000)}`,
  )
  for (const path of [`/?${query.slice(0, 7000)}`, '/pricing', '/']) {
    const answer = await page.goto(local + path)
    expect(answer?.status()).toBe(200)
    await settled(page)
  }
  const left = await context.cookies(local)
  expect(
    left.reduce((sum, { name, value }) => sum + name.length + value.length + 3, 0),
  ).toBeLessThan(6500)
  await expect(page.locator('main h1')).toBeVisible()
})

test('keeps the token of a mailed link out of every cookie and call', async ({ page, context }) => {
  const called: string[] = []
  page.on('request', (request) =>
    called.push(
      `${request.url()} ${request.headers()['referer'] ?? ''} ${request.postData() ?? ''}`,
    ),
  )
  await page.goto(`${local}/auth/check_key/0123456789abcdef0123456789abcdef/1001?from=77`)
  await settled(page)
  const left = await cookies(context, local)
  expect(left['first_visited_page']?.value).toBe('/auth/check_key/{hash}/{userId}')
  expect(left['last_visited_page']?.value).toBe('/auth/check_key/{hash}/{userId}')
  expect(JSON.stringify(left)).not.toContain('0123456789abcdef')
  expect(called.slice(1).filter((line) => line.includes('0123456789abcdef'))).toEqual([])
})

test('lets a page work where cookies and storage are refused', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  const sent = events(page)
  await page.goto(`${local}/pricing?from=77&utm_source=news`)
  await settled(page)
  await expect.poll(() => sent).toHaveLength(2)
  await expect(page.locator('main h1')).toBeVisible()
})

test('tells the data layer of a person once, and of nobody not at all', async ({
  page,
  context,
}) => {
  await page.goto(`${local}/`)
  await settled(page)
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined()
  await signInAs(context, local, 'customer')
  await page.addInitScript(() => Object.assign(window, { dataLayer: [{ event: 'earlier' }] }))
  await page.goto(`${local}/`)
  const layer = () => page.evaluate(() => Reflect.get(window, 'dataLayer'))
  await expect.poll(layer).toHaveLength(2)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL(`${local}/pricing`)
  await settled(page)
  expect(await layer()).toEqual([
    { event: 'earlier' },
    {
      event: 'user_loaded',
      role: 'customer',
      balanceAmount: expect.any(Number),
      daysSinceRegistration: expect.any(Number),
      daysSinceLastPayment: expect.any(Number),
      daysSinceLastUse: expect.any(Number),
      earnedOnCaptcha: expect.any(Number),
      spentOnCaptcha: expect.any(Number),
    },
  ])
})

test('two tabs in two languages do not answer each other', async ({ page, context }) => {
  const { local: ru } = served.ru
  const bodies: unknown[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/v2/user'))
      bodies.push(request.postDataJSON())
  })
  await signInAs(context, ru, 'customer')
  const answered = () =>
    context.waitForEvent('response', (response) => response.request().method() === 'PUT')
  await Promise.all([answered(), page.goto(`${ru}/ru/pricing`)])
  await settled(page)
  const other = await context.newPage()
  await Promise.all([answered(), other.goto(`${ru}/zh/pricing`)])
  await settled(other)
  // Each tab learns of the change on pageshow, as when the browser restores it from its cache.
  for (const tab of [page, other, page]) {
    await Promise.all([
      tab.waitForResponse((response) => response.url().endsWith('/api/v2/user')),
      tab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ])
    await settled(tab)
  }
  expect(bodies).toEqual([{ interfaceLanguage: 'ru' }, { interfaceLanguage: 'zh' }])
})

test.describe('notices', () => {
  const ru = served.ru.canonical

  test('are not in a served file, and none is on the international site', async ({
    page,
    request,
  }) => {
    for (const address of [served.zh.canonical, `${ru}/ru/`].map((url) =>
      url.replace(/\/\/[^/:]*/, '//localhost'),
    )) {
      expect(await (await request.get(address)).text()).not.toMatch(/国际版|еждународная версия/)
    }
    await page.goto(`${local}/`)
    await settled(page)
    await expect(page.getByRole('region', { name: /version/ })).toHaveCount(0)
  })

  test('come one after the other, are dismissed for a year, and shift nothing', async ({
    page,
    context,
  }) => {
    const shifts = await watchShifts(page)
    await page.goto(`${ru}/pricing`)
    const first = page.getByRole('region', { name: 'Language of this site' })
    await first.getByRole('button').focus()
    await page.keyboard.press('Enter')
    const second = page.getByRole('region', { name: 'International version' })
    await expect(second).toBeFocused()
    await expect(first).toHaveCount(0)
    await expect(second.getByRole('link')).toHaveAttribute(
      'href',
      'https://glyphwork.example/pricing',
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(second).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    const left = await cookies(context, ru)
    expect(left['is_user_foreigner']).toEqual(kept('1', year))
    expect(left['language_notice']).toEqual(kept('1', year))
    await page.reload()
    await leaveAlone(page)
    await settled(page)
    await expect(page.getByRole('region', { name: /version|Language of/ })).toHaveCount(0)
    expect(await shifts()).toEqual([])
  })

  for (const width of [320, 1280]) {
    test(`hide neither the end of the page nor what has the focus, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(`${ru}/`)
      const bar = page.getByRole('region', { name: 'Language of this site' })
      await expect(bar).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
      // Tabs through the whole page with the keyboard.
      for (let step = 0; step < 80; step += 1) {
        await page.keyboard.press('Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          const notice = document.querySelector(
            'section[tabindex="-1"][aria-label="Language of this site"]',
          )
          if (!focused || !notice || focused === document.body || notice.contains(focused))
            return null
          const [one, over] = [focused.getBoundingClientRect(), notice.getBoundingClientRect()]
          return one.bottom > over.top + 1 && one.top < over.bottom
            ? focused.outerHTML.slice(0, 120)
            : null
        })
        expect(covered).toBeNull()
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [footer, notice] = [
        await page.getByRole('contentinfo').boundingBox(),
        await bar.boundingBox(),
      ]
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((notice?.y ?? 0) + 1)
      // Who has begun to read finds it there alone.
      await page.evaluate(() => scrollTo(0, 0))
      await expect(bar).not.toBeInViewport()
    })
  }

  test.describe('for a reader of Russian', () => {
    test.use({ locale: 'ru-RU' })
    test('end with the first', async ({ page }) => {
      await page.goto(`${ru}/ru/pricing`)
      const region = page.getByRole('region', { name: 'Международная версия' })
      await region.getByRole('button', { name: 'Скрыть это уведомление' }).click()
      await expect(region).toHaveCount(0)
      await expect(page.getByRole('region', { name: /Language of|Язык сайта/ })).toHaveCount(0)
    })
  })
})

test('an order keeps the head in view that was pressed, wherever it moves the rows', async ({
  page,
}) => {
  await page.goto(`${local}/pricing`)
  await settled(page)
  const head = page.getByRole('button', { name: 'Per 1,000 Tokens' })
  await head.focus()
  for (const order of ['descending', 'ascending']) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText(`Sorted by Per 1,000, ${order}`)
    await expect(head).toBeFocused()
    await expect(head).toBeInViewport()
  }
})
