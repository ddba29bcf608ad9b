import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { still } from './axe.ts'
import { choose, chunkOf, expect, served, settled, signInAs, test } from './site.ts'

/** The addresses of the documents that a page asks for, from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'document' && documents.push(request.url()),
  )
  return documents
}

test('a page on another host shows a notice alone and calls nothing', async ({ page }) => {
  const { local, dist, site } = served.com
  const html = await readFile(join(dist, 'pricing', 'index.html'), 'utf8')
  const calls: string[] = []
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname.startsWith('/api/')) calls.push(url.pathname)
    if (route.request().resourceType() === 'document')
      return route.fulfill({ body: html, contentType: 'text/html' })
    return route.continue()
  })
  await page.goto(`${local}/pricing`)
  await expect(page.locator('h1')).toHaveText('Glyphwork is at another domain')
  await expect(page.locator('#root').getByRole('link')).toHaveAttribute(
    'href',
    `https://${site.canonicalHost}/`,
  )
  await expect(page.locator('header')).toHaveCount(0)
  await settled(page)
  expect(calls).toEqual([])
})

test('a private page asks for all its scripts at once, and for its figures before they have run', async ({
  page,
  context,
}) => {
  const { local } = served.com
  await signInAs(context, local, 'customer')
  const pending: Promise<unknown>[] = []
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked: string[] = []
  // The scripts of the page itself are held back.
  await page.route(
    /\/assets\/(?!(?:app|framework|index|rolldown-runtime|words)).*\.js$/,
    (route) => {
      asked.push(new URL(route.request().url()).pathname)
      const answered = held.then(() => route.continue())
      pending.push(answered)
      return answered
    },
  )
  const figures = page.waitForRequest((request) => request.url().endsWith('/api/v2/dashboard'))
  await page.goto(`${local}/enterpage`, { waitUntil: 'commit' })
  await figures
  const known = await page.evaluate(async () => {
    const named = document.querySelector<HTMLMetaElement>('[name=page-list]')
    const answer = await fetch(named?.content ?? '')
    const { files, pages } = await answer.json()
    return pages['customer/dashboard/DashboardPage'].map((place: number) => files[place])
  })
  expect(known.length).toBeGreaterThan(5)
  await expect.poll(() => known.filter((file: string) => !asked.includes(file))).toEqual([])
  release()
  await Promise.all(pending)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('a document brings its style sheets, and another page loads only what it lacks', async ({
  page,
}) => {
  const { local } = served.com
  const sheets: string[] = []
  page.on('request', (request) => {
    const name = /\/([^/]+)-[^/]*\.css$/.exec(request.url())?.[1]
    if (name !== undefined) sheets.push(name)
  })
  await page.goto(local)
  await settled(page)
  expect(sheets).toEqual([])
  await page.locator('header a[href="/pricing"]').first().click()
  await expect(page).toHaveURL(/\/pricing$/)
  await settled(page)
  expect(sheets).toEqual([])
  await page.goto(`${local}/terms-of-service`)
  await page.goto(`${local}/support/faq/customer`)
  expect(sheets).toEqual([])
  await page.locator('header a[href="/api-docs"]').first().click()
  await expect(page).toHaveURL(/\/api-docs$/)
  await settled(page)
  await expect.poll(() => sheets).toEqual(['docs'])
})

for (const [path, persona] of [
  ['/', 'anonymous'],
  ['/enterpage', 'customer'],
] as const)
  test(`${path} is at rest once it is shown: no part that waits for its sight moves`, async ({
    page,
    context,
  }) => {
    const { local } = served.com
    await page.setViewportSize({ width: 412, height: 823 })
    await signInAs(context, local, persona)
    await page.goto(local + path)
    await settled(page)
    await expect(page.locator('[data-waiting]').first()).toBeAttached()
    await expect
      .poll(() =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ effect, playState }) => playState === 'running' && effect)
            .map(({ effect }) =>
              effect instanceof KeyframeEffect ? effect.target?.className : '',
            ),
        ),
      )
      .toEqual([])
  })

test('a broken page state does not stop the page', async ({ page }) => {
  const { local, dist } = served.com
  const html = (await readFile(join(dist, 'index.html'), 'utf8')).replace(
    /(id="page-state">)[^<]*/,
    '$1{"hostname":',
  )
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: html, contentType: 'text/html' })
      : route.continue(),
  )
  await page.goto(local)
  await settled(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .click()
  await page.waitForURL(`${local}/pricing`)
})

test.describe('a chunk that is gone', () => {
  const { local } = served.com

  test('is fetched by one reload, onto the target', async ({ page, quiet }) => {
    await page.goto(local)
    await settled(page)
    const documents: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    )
    // The chunk is missing for the old build and exists after a reload.
    await page.route(chunkOf('public/pricing/PricingPage'), (route) =>
      documents.length === 0 ? route.abort() : route.continue(),
    )
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click()
    await page.waitForURL(`${local}/pricing`)
    await expect(page.locator('main h1')).toHaveCount(1)
    await settled(page)
    expect(documents).toEqual([`${local}/pricing`])
    quiet.length = 0
  })

  test('does not make a loop when it stays away: an error screen with header and a way on', async ({
    page,
    quiet,
  }) => {
    await page.goto(`${local}/auth/logout`)
    await settled(page)
    await page.route(chunkOf('auth/login/LoginPage'), (route) => route.abort())
    const documents: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && documents.push(request.url()),
    )
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${local}/auth/register`)
    await settled(page)
    documents.length = 0
    await page
      .locator('main')
      .getByRole('link', { name: /sign in/i })
      .click()
    await expect(page.getByRole('alert')).toContainText('Part of this page is missing')
    await settled(page)
    expect(documents.length).toBeLessThanOrEqual(1)
    await expect(page.locator('header')).toBeVisible()
    quiet.length = 0
  })

  test('is not called a lost connection on an article', async ({ page, quiet }) => {
    await page.route(chunkOf('blog/article/BlogArticlePage'), (route) => route.abort())
    await page.goto(`${local}/blog/how-polling-works`)
    await expect(page.locator('main h1')).toHaveText('Part of this page is missing')
    await page.unroute(chunkOf('blog/article/BlogArticlePage'))
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.locator('main article').first()).toBeVisible()
    quiet.length = 0
  })

  for (const [site, lang, path, title, action] of [
    ['zh', 'zh-CN', '/testcaptcha', '页面缺少一部分内容', '刷新页面'],
    ['ru', 'ru', '/ru/testcaptcha', 'Не загрузилась часть страницы', 'Обновить страницу'],
  ] as const) {
    test.describe(`on a first load of ${site}`, () => {
      test.use({ locale: lang })
      test('is told in the language of the page', async ({ page, quiet }) => {
        const { local } = served[site]
        await page.request.post(`${local}/__mock`, { data: { persona: 'customer' } })
        await page.route(chunkOf('customer/test-captcha/TestCaptchaPage', site), (route) =>
          route.abort(),
        )
        await page.goto(local + path)
        await expect(page.locator('main h1')).toHaveText(title)
        await expect(page.getByRole('button', { name: action })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await page.unroute(chunkOf('customer/test-captcha/TestCaptchaPage', site))
        await page.getByRole('button', { name: action }).click()
        await expect(page.locator('main h1')).not.toHaveText(title)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        quiet.length = 0
      })
    })
  }

  test('makes no reload while offline', async ({ page, context, quiet }) => {
    await page.goto(local)
    await settled(page)
    await context.setOffline(true)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click()
    await expect(page.locator('main h1')).toHaveText('Part of this page is missing')
    await expect(page.locator('header')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.locator('main h1')).not.toHaveText('Part of this page is missing')
    quiet.length = 0
  })
})

test.describe('a script without which nothing starts', () => {
  const { local } = served.com
  const box = (page: Page) => page.getByRole('alert')

  for (const [name, files] of [
    ['entry', '**/assets/index-*.js'],
    ['framework', '**/assets/framework-*.js'],
    ['page', chunkOf('public/pricing/PricingPage')],
  ] as const) {
    test(`the ${name}: is fetched by one reload onto the same address`, async ({ page, quiet }) => {
      const documents = documentsOf(page)
      await page.route(files, (route) =>
        documents.length === 1 ? route.abort() : route.continue(),
      )
      await page.goto(`${local}/pricing?a=1#faq`)
      await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
      await expect.poll(() => documents).toEqual([`${local}/pricing?a=1`, `${local}/pricing?a=1`])
      await settled(page)
      await expect(page.locator('#lost')).toBeHidden()
      await expect(page).toHaveURL(`${local}/pricing?a=1#faq`)
      quiet.length = 0
    })

    test(`the ${name}: is said in plain HTML where it stays away`, async ({ page, quiet }) => {
      const documents = documentsOf(page)
      await page.route(files, (route) => route.abort())
      await page.goto(`${local}/pricing`)
      await expect.poll(() => documents).toHaveLength(2)
      await expect(box(page)).toContainText('Part of this page is missing')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(documents).toHaveLength(2)
      await page.unroute(files)
      await box(page).getByRole('link', { name: 'Reload the page' }).click()
      await settled(page)
      await expect(page.locator('#lost')).toBeHidden()
      await choose(page.getByRole('banner'), 'Theme', 'Dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      quiet.length = 0
    })
  }

  test('is said on a page that has no file of its own, in the words of the site', async ({
    page,
    quiet,
  }) => {
    await page.route('**/assets/framework-*.js', (route) => route.abort())
    await page.goto(`${served.zh.local}/enterpage`)
    await expect(box(page)).toContainText('页面缺少一部分内容')
    await expect(page).toHaveTitle(served.zh.site.brand)
    await page.unroute('**/assets/framework-*.js')
    await box(page).getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(`${served.zh.local}/`)
    quiet.length = 0
  })

  test('where none runs, the page says its name, what it needs, and has a way on', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${local}/enterpage`)
    await expect(page).toHaveTitle('Glyphwork')
    await expect(page.getByRole('heading', { name: 'Glyphwork' })).toBeVisible()
    // Playwright's search by text skips the contents of <noscript>.
    await expect(page.locator('noscript p').first()).toContainText('This page needs JavaScript')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(`${local}/`)
    await context.close()
  })

  test('says so in the language of the address, where an address has one', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${served.ru.local}/ru/enterpage`)
    const russian = page.locator('noscript [lang=ru]')
    await expect(russian).toContainText('нужен JavaScript')
    await russian.getByRole('link').click()
    await expect(page).toHaveURL(`${served.ru.local}/ru`)
    await context.close()
  })
})

test.describe('what comes late to a signed-in person', () => {
  const { local } = served.com
  const late = /\/assets\/(?:frame|late)-[^/]*\.js$/

  test('is fetched by one reload onto the same address', async ({ page, context, quiet }) => {
    await signInAs(context, local, 'customer')
    const documents = documentsOf(page)
    await page.route(late, (route) => (documents.length === 1 ? route.abort() : route.continue()))
    await page.goto(`${local}/pricing`)
    await expect.poll(() => documents).toEqual([`${local}/pricing`, `${local}/pricing`])
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await expect(page.locator('#lost')).toBeHidden()
    quiet.length = 0
  })

  test('asks again for its words without a reload', async ({ page, context, quiet }) => {
    await signInAs(context, local, 'customer')
    const documents = documentsOf(page)
    let lost = 0
    await page.route(/\/assets\/words\/.*\/shell\.js/, (route) =>
      (lost += 1) === 1 ? route.abort() : route.continue(),
    )
    await page.goto(`${local}/pricing`)
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    expect(documents).toEqual([`${local}/pricing`])
    quiet.length = 0
  })

  test('is said where it stays away', async ({ page, context, quiet }) => {
    await signInAs(context, local, 'customer')
    const documents = documentsOf(page)
    await page.route(late, (route) => route.abort())
    await page.goto(`${local}/pricing`)
    await expect.poll(() => documents).toHaveLength(2)
    // The live prices are lost too, and say so in their own place.
    const lost = page.locator('#lost')
    await expect(lost).toHaveRole('alert')
    await expect(lost).toContainText('Part of this page is missing')
    await settled(page)
    expect(documents).toHaveLength(2)
    await page.unroute(late)
    await lost.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    quiet.length = 0
  })

  test('a dialog that stays away is said too', async ({ page, context, quiet }) => {
    await signInAs(context, local, 'message')
    const documents = documentsOf(page)
    await page.route('**/assets/SystemMessageDialog-*.js', (route) => route.abort())
    await page.goto(`${local}/pricing`)
    await expect.poll(() => documents).toHaveLength(2)
    await expect(page.getByRole('alert')).toContainText('Part of this page is missing')
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    expect(documents).toHaveLength(2)
    await page.unroute('**/assets/SystemMessageDialog-*.js')
    await page.getByRole('alert').getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('dialog', { name: /^System message/ })).toBeVisible()
    quiet.length = 0
  })
})

test('the dark scheme is chosen before the first paint', async ({ page, quiet }) => {
  const { local } = served.com
  await page.goto(local)
  await settled(page)
  await choose(page.getByRole('banner'), 'Theme', 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'dark',
  )
  // Discards the console errors of the blocked scripts.
  quiet.length = 0
})

test('after a navigation focus is on the heading and the title is announced once', async ({
  page,
}) => {
  const { local } = served.com
  await page.goto(local)
  await settled(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .click()
  await page.waitForURL(`${local}/pricing`)
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('[role=status]', { hasText: await page.title() })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const pricing = await page.locator('main h1').innerText()
  await page.goBack()
  await expect(page.locator('main h1')).not.toHaveText(pricing)
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  // The page is notified with its next frame.
  await still(page)
  await page.goForward()
  await expect(page.locator('main h1')).toHaveText(pricing)
  await page.goBack()
  await expect(page.locator('main h1')).not.toHaveText(pricing)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('a link to an anchor scrolls to it', async ({ page }) => {
  const { local } = served.com
  await page.goto(`${local}/terms-of-service`)
  await settled(page)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Liability' })
    .click()
  await page.waitForURL(`${local}/terms-of-service#liability`)
  await expect(page.locator('#liability')).toBeInViewport()
  await page.goto(`${local}/#order-captchas`)
  await expect(page.locator('#order-captchas')).toBeInViewport()
})

test('the place of a hash stays where it is while its part loads', async ({ page }) => {
  const { local } = served.com
  await page.goto(`${local}/api-docs/recaptcha-v2`)
  await settled(page)
  await page.evaluate(() => (location.hash = 'builder'))
  await expect(page.getByRole('main').getByLabel('websiteURL')).toBeAttached()
  await settled(page)
  await expect(page.locator('#builder')).toBeInViewport()
})

test('a reload comes back to a place that parts loaded on sight have made room for', async ({
  page,
}) => {
  const { local } = served.com
  const news = page.getByRole('heading', { name: 'Get status updates' })
  await page.goto(`${local}/support`)
  await page.locator('#status').scrollIntoViewIfNeeded()
  await settled(page)
  await news.scrollIntoViewIfNeeded()
  await expect(news).toBeInViewport()
  await still(page)
  await page.reload()
  await expect(news).toBeInViewport()
})

test('a hash that no link set leads to its anchor, and back to where one was', async ({ page }) => {
  const { local } = served.com
  const top = () => page.evaluate(() => scrollY)
  await page.goto(`${local}/terms-of-service`)
  await settled(page)
  const visit = async (anchor: string): Promise<number> => {
    await page.evaluate((hash) => (location.hash = hash), anchor)
    await expect(page.locator(`#${anchor}`)).toBeFocused()
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
    await still(page)
    return top()
  }
  // The document's first entry has a position of its own, which no other entry may take.
  await page.evaluate(() => scrollTo(0, 300))
  await still(page)
  const liability = await visit('liability')
  const change = await visit('change')
  expect(change).not.toBe(liability)
  // As typed into the address bar.
  await page.goto(`${local}/terms-of-service#liability`)
  await expect(page.locator('#liability')).toBeFocused()
  await expect.poll(top).toBe(liability)
  for (const before of [change, liability, 300]) {
    await page.goBack()
    await expect.poll(top).toBe(before)
  }
  await page.goForward()
  await expect.poll(top).toBe(liability)
})

test('what is typed and pressed before the scripts have come is there afterwards', async ({
  page,
}) => {
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${served.com.local}/p/captcha-types`, { waitUntil: 'commit' })
  const field = page.getByRole('searchbox')
  await field.fill('turnstile')
  // A press before hydration does nothing, and breaks nothing.
  await page.getByRole('button', { name: 'Cookie' }).click()
  await expect(page.getByRole('link', { name: /hCaptcha Invisible/ })).toBeVisible()
  letGo()
  await expect(page.getByText(/^\d+ types? found/)).toBeVisible()
  await expect(field).toHaveValue('turnstile')
  await expect(page.getByRole('link', { name: /hCaptcha Invisible/ })).toBeHidden()
})

// Static hosts answer a page that was published after the build with 404.html
// (builds/hosting/README.md).
test('the not-found page shows an article that the build does not know', async ({ page }) => {
  const { local } = served.com
  const body = await (await page.request.get(`${local}/nonsense`)).text()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.route(`${local}/blog/how-polling-works`, (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  )
  await page.goto(`${local}/blog/how-polling-works`)
  await settled(page)
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByText('Page not found')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  expect(problems).toEqual([])
})
