import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { vendorsOf } from '../../builds/demo-frames/vendors.ts'
import { expect, served, settled, test } from './site.ts'

// The frame of a vendor's widget. A stand-in on this machine replaces the vendor's hosts, so that
// no vendor is contacted. A request that neither the page nor the stand-in answers is refused and
// counted.

/**
 * The public calls of Turnstile, with an answer at once. They also report what the script can
 * reach.
 */
const standIn = `
  const reached = []
  for (const [name, read] of [
    ['cookie', () => document.cookie],
    ['storage', () => localStorage.length],
    ['page', () => parent.document.title],
  ]) try { read(); reached.push(name) } catch {}
  window.turnstile = { render(element, { sitekey, callback }) {
    const button = document.createElement('button')
    button.textContent = 'I am human ' + sitekey
    button.onclick = () => {
      const image = new Image()
      image.src = 'https://elsewhere.example/pixel.png'
      fetch('/api/v2/user').then(() => reached.push('api'), () => {}).then(() =>
        callback('token reached:' + reached.join(',')))
    }
    element.append(button)
  } }
`
let server: Server
let port = 0
test.beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.end(request.url?.startsWith('/turnstile/v0/api.js') === true ? standIn : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Routes a vendor's host to the stand-in, and returns the other requested hosts. */
async function standInFor(context: BrowserContext, host: string): Promise<string[]> {
  const foreign: string[] = []
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const url = new URL(route.request().url())
      if (url.hostname !== host) {
        foreign.push(url.hostname)
        return route.abort()
      }
      const answer = await fetch(`http://127.0.0.1:${port}${url.pathname}`)
      await route.fulfill({ contentType: 'text/javascript', body: await answer.text() })
    },
  )
  return foreign
}

async function load(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Load the script from ${name}` }).click()
}

const { local } = served.com

test('a widget runs in its frame alone, and its answer is verified', async ({
  page,
  context,
  quiet,
}) => {
  const foreign = await standInFor(context, 'challenges.cloudflare.com')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.goto(`${local}/demo/cloudflare-turnstile`)
  await settled(page)
  await expect(page.getByText('This demo runs a script from Cloudflare')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['localhost']))

  await load(page, 'Cloudflare')
  const frame = page.frameLocator('iframe[title="Widget from Cloudflare"]')
  await frame.getByRole('button', { name: /^I am human 1x0/ }).click()
  // The frame reaches neither cookies, storage, the page nor the API, because its document has no
  // origin and its own policy.
  await expect(page.getByText('"token reached:"')).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  expect(foreign).toEqual([])
  const refused = quiet.filter((line) =>
    /violates the following Content Security Policy/.test(line),
  )
  expect(refused.some((line) => line.includes('elsewhere.example'))).toBe(true)
  quiet.length = 0
})

test('says that a script is blocked, and the page goes on without it', async ({
  page,
  context,
  quiet,
}) => {
  await context.route('https://js.hcaptcha.com/**', (route) => route.abort('blockedbyclient'))
  await page.goto(`${local}/demo/hcaptcha`)
  await load(page, 'hCaptcha')
  await expect(page.getByText('The script from hCaptcha is blocked')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Task fields' })).toBeVisible()
  expect(quiet.every((line) => line.includes('ERR_BLOCKED_BY_CLIENT'))).toBe(true)
  quiet.length = 0
})

test('says after ten seconds that a vendor is slow', async ({ page, context }) => {
  await page.clock.install()
  await context.route('https://challenges.cloudflare.com/**', () => {})
  await page.goto(`${local}/demo/cloudflare-turnstile`)
  await load(page, 'Cloudflare')
  await expect(page.getByText('Loading the widget from Cloudflare')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Cloudflare hasn’t answered for 10 seconds')).toBeVisible()
})

test('the Chinese site names reachable hosts only, or says that there is none', async ({
  page,
}) => {
  const hosts = Object.values(vendorsOf('zh')).flatMap((vendor) => vendor.hosts)
  expect(hosts.toSorted()).toEqual(['*.geetest.com', 'www.gstatic.cn', 'www.recaptcha.net'])
  await page.goto(`${served.zh.local}/demo/recaptcha-v2`)
  await expect(page.getByText('www.recaptcha.net')).toBeVisible()
  await page.goto(`${served.zh.local}/demo/hcaptcha`)
  await expect(page.getByText(/can’t be shown on this site/)).toBeVisible()
  const answer = await page.request.get(`${served.zh.local}/demo-frame/hcaptcha`)
  expect(answer.status()).toBe(404)
})
