import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadEnv } from 'vite'
import { startHttp } from '../../src/mocks/http.ts'
import type { MockServer } from '../../src/mocks/http.ts'
import type { Language } from '../../src/site/languages.ts'
import { parseSite } from '../../src/site/env.ts'
import { jobs } from '../plugins/prerender.ts'
import { root } from '../shared-config.ts'
import { pricesAt } from './pages.ts'
import { readPrices } from './source.ts'

const com = parseSite(loadEnv('test', join(root, 'builds', 'com'), 'VITE_'), 'builds/com/.env')
const file = join(root, 'tests', 'support', 'prices.json')
let server: MockServer
beforeAll(async () => {
  server = await startHttp({ port: 0 })
})
afterAll(() => server.close())

async function served(url: string, source: string, language?: Language) {
  const { render } = await import('../../src/entry-server.tsx')
  const job = jobs(com).find((one) => one.url === url)
  if (!job) throw new Error(`No file is written at ${url}.`)
  const known = pricesAt({ ...job, language: language ?? job.language }, await readPrices(source))
  const { head, body, data } = await render(url, language ?? job.language, known ?? null)
  const { document } = new JSDOM(head + body).window
  const { '@graph': things }: { '@graph': Record<string, unknown>[] } = JSON.parse(data ?? '{}')
  return {
    text: document.querySelector('main')?.textContent ?? '',
    rows: [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent),
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    document,
    things,
  }
}

describe('the files of pages with prices', () => {
  it.each<[string, Language, RegExp, string]>([
    ['/', 'en', /\$0\.\d+/, 'Figures as of Mar 1, 2026'],
    ['/pricing', 'en', /\$0\.\d+/, 'Prices as of Mar 1, 2026'],
    ['/pricing', 'ru', /0,\d+.\$/, 'Цены на 1 мар. 2026'],
    ['/p/captcha-types', 'en', /\$0\.\d+/, 'Prices as of Mar 1, 2026'],
    ['/p/recaptcha_v2', 'en', /\$\d\.\d+/, 'Prices as of Mar 1, 2026'],
    ['/for-customer', 'en', /\$0\.\d+/, 'Figures as of Mar 1, 2026'],
    ['/make-money-online', 'en', /\$0\.\d+/, 'Figures as of Mar 1, 2026'],
    ['/advertising', 'en', /Workers online\d/, 'Figures as of Mar 1, 2026'],
    ['/proxy', 'en', /\$5\.00/, 'Prices as of Mar 1, 2026'],
    ['/proxy/isp', 'en', /\$2\.60/, 'Prices as of Mar 1, 2026'],
    ['/proxy/local-proxies/uk', 'en', /from \$/, 'Prices as of Mar 1, 2026'],
    ['/public_statistics', 'en', /\$0\.\d+/, 'Figures as of Mar 1, 2026'],
  ])(
    '%s in %s holds them, with the time of the source',
    async (url, language, figure, time) => {
      const { text } = await served(url, file, language)
      expect(text).toMatch(figure)
      expect(text.replaceAll(/\s/g, ' ')).toContain(time)
    },
    60_000,
  )

  it('hold every price of a backend on /pricing, and the calculator', async () => {
    const { rows, document } = await served('/pricing', server.url)
    expect(rows).toHaveLength(47)
    expect(rows.filter((row) => !/\$\d/.test(row))).toEqual([])
    expect(document.querySelector('#calculator form')).not.toBeNull()
  }, 60_000)

  it.each([
    ['/pricing', 8, 'ImageToTextTask'],
    ['/p/recaptcha_v2', 1, 'RecaptchaV2Task'],
  ])(
    '%s offers its prices to search engines; without a source it offers none',
    async (url, count, name) => {
      const { things } = await served(url, file)
      const product = things.find((thing) => thing['@type'] === 'Product')
      expect(product?.['offers']).toHaveLength(count)
      expect(product?.['offers']).toContainEqual(
        expect.objectContaining({
          '@type': 'Offer',
          name,
          price: expect.stringMatching(/^\d+\.\d+$/),
          priceCurrency: 'USD',
          priceSpecification: expect.objectContaining({
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1000 },
          }),
        }),
      )
      const { things: bare } = await served(url, '')
      expect(bare.map((thing) => thing['@type'])).not.toContain('Product')
    },
    60_000,
  )

  it('hold the types alone without a source, and promise no prices', async () => {
    const { rows, text, description } = await served('/pricing', '')
    expect(rows).toHaveLength(47)
    expect(rows).toContain('reCAPTCHA v2RecaptchaV2TaskProxyless')
    expect(text).not.toContain('as of')
    expect(description).not.toMatch(/current|live/i)
  }, 60_000)
})

describe('a source of prices', () => {
  it('stops the build where it cannot be read, or does not say of when its prices are', async () => {
    await expect(readPrices('http://127.0.0.1:1')).rejects.toThrow()
    const timeless = join(await mkdtemp(join(tmpdir(), 'prices-')), 'prices.json')
    const { default: whole } = await import('../../tests/support/prices.json')
    await writeFile(
      timeless,
      JSON.stringify({ ...whole, customerPrices: { ...whole.customerPrices, updatedAt: null } }),
    )
    await expect(readPrices(timeless)).rejects.toThrow(/^PRICES_SOURCE: .*customerPrices/)
  })
  it('takes the time of the backend where an answer names none, never the build’s', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json(
          { products: [], groups: [], rates: [] },
          { headers: { date: 'Sun, 01 Mar 2026 12:00:00 GMT' } },
        ),
      ),
    )
    expect((await readPrices('https://api.example'))?.proxyPrices.updatedAt).toBe(
      '2026-03-01T12:00:00.000Z',
    )
  })
})
