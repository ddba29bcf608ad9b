import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { expect, served, signInAs, test } from './site.ts'

/** Bytes and files of quality.md section 5: brotli 11, every .js fetched until 2 s after load, cold, without input, in English. */
const inside = [
  '/enterpage',
  '/setting',
  '/setting/percent_100',
  '/setting/edit',
  '/setting/impossible_captchas',
  '/setting/errors',
  '/setting/complaints',
  '/setting/not_captcha',
  '/setting/pingback_log',
  '/setting/pingback',
  '/setting/iplist',
  '/statistics/uploads',
  '/statistics/graph_captures',
  '/testcaptcha',
  '/pay',
  '/addbalance',
  '/pay/ok?paymentId=1002001',
  '/pay/error?paymentId=1002033',
  '/pay/cryptocurrency-btc-BTC',
  '/pay/cryptocurrency-bch-BCH',
  '/pay/cryptocurrency-tron-USDT',
  '/pay/bank-card',
  '/pay/history_payment',
  '/pay/history_day',
  '/pay/send_user',
  '/pay/send_user_hash/fresh/1002',
  '/pay/paypal_voucher',
  '/p/promocode',
  '/captcha-workaround/pay',
  '/profile',
  '/profile/edit',
  '/profile/notif',
  '/profile/authentication',
  '/profile/docs',
  '/profile/edit_password',
  '/profile/delete',
]
const kinds: { path: string; kB: number; files: number; persona?: string }[] = [
  { path: '/', kB: 145, files: 7 },
  { path: '/pricing', kB: 150, files: 7 },
  { path: '/auth/login', kB: 165, files: 9 },
  { path: '/auth/register', kB: 165, files: 9 },
  ...inside.map((path) => ({ path, kB: 185, files: 12, persona: 'customer' })),
]
const { local, dist } = served.com

/** As the build has compressed it; what is too small for that goes as it is. */
async function weigh(file: string, folder = dist): Promise<number> {
  const path = join(folder, file)
  return (await stat(`${path}.br`).catch(() => stat(path))).size
}

async function fetched(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.(?:js|css|woff2)$/.test(pathname)) files.add(pathname.slice(1))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  await page.close()
  return [...files]
}

for (const { path, kB, files: most, persona } of kinds) {
  test(`${path} loads at most ${kB} kB of JavaScript in ${most} files`, async ({ context }) => {
    if (persona) await signInAs(context, local, persona)
    const files = await fetched(context, local + path)
    const scripts = files.filter((file) => file.endsWith('.js'))
    const sizes = await Promise.all(scripts.map(async (file) => [file, await weigh(file)] as const))
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    const listing = sizes.map(([file, size]) => `${size} ${file}`).join('\n')
    expect(total, listing).toBeLessThanOrEqual(kB * 1000)
    expect(scripts.length, listing).toBeLessThanOrEqual(most)
    const css = await Promise.all(files.filter((file) => file.endsWith('.css')).map((file) => weigh(file)))
    expect(css.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000)
    const fonts = await Promise.all(files.filter((file) => file.endsWith('.woff2')).map(async (file) => (await stat(join(dist, file))).size))
    expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(55_000)
  })
}

/** The scripts that a document names, and what they import. */
async function scriptsOf(folder: string, document: string): Promise<string[]> {
  const html = await readFile(join(folder, document), 'utf8')
  const found = new Set<string>()
  const take = async (file: string): Promise<void> => {
    if (found.has(file)) return
    found.add(file)
    const code = await readFile(join(folder, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) await take(`assets/${name}`)
  }
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"/]+\.js)"/g)) await take(file)
  return [...found]
}

for (const [id, { dist: folder }] of Object.entries(served)) {
  test(`${id}: no document begins with more than its share`, async () => {
    test.setTimeout(180_000)
    const documents = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('index.html'))
    expect(documents.length).toBeGreaterThan(100)
    const over: string[] = []
    for (const document of documents) {
      const [kB, most] = /auth\//.test(document) ? [165, 9] : [/pricing\//.test(document) ? 150 : 145, id === 'com' ? 7 : 8]
      const scripts = await scriptsOf(folder, document)
      const sizes = await Promise.all(scripts.map((file) => weigh(file, folder)))
      const total = sizes.reduce((sum, size) => sum + size, 0)
      if (total > kB * 1000 || scripts.length > most) over.push(`${document}: ${total} B in ${scripts.length}, ${scripts.join(' ')}`)
    }
    expect(over).toEqual([])
  })
}

test("no route's own chunk is above 20 kB, 25 kB for customer and pay", async () => {
  const pages = (await readdir(join(dist, 'assets'))).filter((file) => /Page-[^.]*\.js$/.test(file))
  expect(pages.length).toBeGreaterThan(5)
  for (const file of pages) expect(await weigh(join('assets', file)), file).toBeLessThanOrEqual(/Dashboard/.test(file) ? 25_000 : 20_000)
})

test('no document is above 25 kB', async () => {
  const documents = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  for (const file of documents) expect(await weigh(file), file).toBeLessThanOrEqual(25_000)
})

test('no production build carries the mock backend or the gallery', async () => {
  for (const { dist: folder } of Object.values(served)) {
    for (const file of (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|html|css)$/.test(name))) {
      const text = await readFile(join(folder, file), 'utf8')
      expect(/mockServiceWorker|Glyphwork-demo-1|customer-empty|Routes by persona/.test(text), file).toBe(false)
    }
  }
})
