import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { askHost, missingSecurity } from '../../builds/hosting/ask.fixture.ts'
import type { HostAnswer, HostRequest } from '../../builds/hosting/ask.fixture.ts'
import { hostilePaths, offSite } from '../../builds/hosting/redirects.fixture.ts'
import { hasBrotli } from '../../builds/hosting/run-nginx.ts'
import { pagePaths } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import { prefixes } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'
import { served } from './site.ts'

// Tests the host over raw HTTP, with addresses that no browser would send. Checks that run
// thousands of times use node:assert: the runner records a step for each of its own assertions,
// which takes ten times as long as the request. The build knows all articles of the documentation,
// so an example must exist.
const documented: Readonly<Record<string, string>> = {
  '/api-docs/{slug}': '/api-docs/quick-start',
  '/api-docs/{slug}/{version}': '/api-docs/recaptcha-v2/v1',
}
const fill = (path: string): string => documented[path] ?? path.replaceAll(/\{\w+\}/g, 'Abc-1')
const known = pagePaths.filter(({ path }) => path !== '*')
const moved = redirects.filter(({ path }) => !path.includes('*'))
for (const id of siteIds) {
  const { site, local, dist } = served[id]
  const port = Number(new URL(local).port)
  const own = site.prefixPolicy === 'prefixed'
  const owned = own ? ['ru', 'zh'] : []
  const html = `no-cache${id === 'zh' ? ', no-transform' : ''}`
  const get = (path: string, asked?: HostRequest): Promise<HostAnswer> =>
    askHost(port, path, { host: site.canonicalHost, ...asked })
  /** The parts of an answer to compare at once. */
  const said = (url: string, { status, headers }: HostAnswer) => ({
    url: url.slice(0, 60),
    status,
    robots: headers['x-robots-tag'],
    cache: headers['cache-control'],
  })
  const file = (name: string): Promise<Buffer> => readFile(join(dist, name))
  /** Expects exactly one redirect to the given location. */
  async function moves(path: string, status: number, location: string): Promise<void> {
    const answer = await get(path)
    const there = (await get(location)).status
    assert.deepEqual(
      {
        path,
        status: answer.status,
        location: answer.headers.location,
        ends: there === 200 || there === 404,
        missing: missingSecurity(answer),
      },
      {
        path,
        status,
        location,
        ends: true,
        missing: [],
      },
    )
  }

  test.describe(id, () => {
    test('answers every known path with its page or the shell', async () => {
      // The test makes several thousand requests.
      test.setTimeout(180_000)
      // Rows beside an open set are among them: its files in another language are not theirs.
      expect(known.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/support/faq/worker', '/support/faq/worker-terms']),
      )
      for (const { path, row } of known) {
        for (const prefix of ['', ...prefixes.filter((one) => one !== 'en')]) {
          const url = (prefix && `/${prefix}`) + (prefix && path === '/' ? '' : fill(path))
          const page = join(url, 'index.html')
          const indexed =
            row.index &&
            (prefix === '' ||
              (owned.includes(prefix) && row.langs.some((language) => language === prefix)))
          const answer = await get(url)
          const { headers } = answer
          const body = await file(existsSync(join(dist, page)) ? page : '200.html')
          assert.deepEqual(
            {
              ...said(url, answer),
              type: headers['content-type'],
              itsFile: answer.body.equals(body),
              cookie: headers['set-cookie'],
              missing: missingSecurity(answer),
            },
            {
              url,
              status: 200,
              robots: indexed ? undefined : 'noindex',
              cache: html,
              type: 'text/html; charset=utf-8',
              itsFile: true,
              cookie: undefined,
              missing: [],
            },
          )
        }
      }
    })

    test('moves /main and /en/* in one step and keeps the query', async () => {
      test.setTimeout(180_000)
      for (const { path, to } of moved) {
        for (const url of [path, `${path}/`, `/${path}`, `${path}//`])
          await moves(`${url}?a=1&b=%2f`, 301, `${to}?a=1&b=%2f`)
        for (const url of [`/en${path}`, `/en/${path}/`]) await moves(url, 302, to)
      }
      for (const url of ['/en', '/en/', '//en', '/en//', '/en%2f', '/en%5C'])
        await moves(url, 302, '/')
      for (const { path } of known) await moves(`/en${fill(path)}?a=1`, 302, `${fill(path)}?a=1`)
      await moves('/en/pricing/?q=x', 302, '/pricing?q=x')
      await moves('/en/nonsense', 302, '/nonsense')
      const choice = (await get('/en/pricing')).each['set-cookie']
      expect(choice).toEqual(
        own ? undefined : ['language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
      )
    })

    test('has one form of each address', async () => {
      for (const { path } of known.filter((page) => page.path !== '/')) {
        const url = fill(path)
        for (const form of [
          `${url}/`,
          `${url}//`,
          `/${url}`,
          `/.${url}/`,
          url.replaceAll('/', '//'),
        ])
          await moves(`${form}?a=1`, 301, `${url}?a=1`)
      }
      await moves('//a//b', 301, '/a/b')
      await moves('//', 301, '/')
      await moves('/ru/', 301, '/ru')
      await moves('/de//pricing/', 301, '/de/pricing')
    })

    test('never leads off the site, and lets no header in', async () => {
      const answers = await Promise.all(
        hostilePaths.map(async (path) => ({ path, answer: await get(path) })),
      )
      expect(
        answers.flatMap(({ path, answer }) =>
          offSite(path, answer, [`https://${site.canonicalHost}`, local]),
        ),
      ).toEqual([])
      expect(
        answers.filter(({ answer }) => answer.headers.location !== undefined).length,
      ).toBeGreaterThan(300)
    })

    test('does not find an unknown article of the documentation, or a version', async () => {
      for (const path of ['/api-docs/abc-1', '/api-docs/recaptcha-v2/v9', '/ru/api-docs/abc-1']) {
        const answer = await get(path)
        assert.deepEqual(
          [path, answer.status, answer.headers['x-robots-tag']],
          [path, 404, 'noindex'],
        )
        assert.ok(answer.body.equals(await file('200.html')), path)
      }
    })

    test('does not find what is unknown, and says so in the language of the prefix', async () => {
      const unknown =
        '/nonsense /nonsense.html /Pricing /PRICING /EN/pricing /De/pricing /enx /pricing/x /pricing%0a /pricing%20 /pricing.html /_headers /_redirects /.git/config /assets'.split(
          ' ',
        )
      const hidden =
        '/index.html /200.html /private.html /404.html /pricing/index.html /ru/index.html /ru/404.html /index.html.br /404.html.gz /200 /404 /200.html.br'.split(
          ' ',
        )
      for (const url of [
        ...unknown,
        ...hidden,
        ...prefixes.slice(1).map((prefix) => `/${prefix}/nonsense`),
      ]) {
        const answer = await get(url)
        const prefix = owned.find((one) => url.startsWith(`/${one}/`))
        expect({
          url,
          status: answer.status,
          robots: answer.headers['x-robots-tag'],
          cache: answer.headers['cache-control'],
        }).toEqual({
          url,
          status: 404,
          robots: 'noindex',
          cache: 'no-store',
        })
        expect(
          answer.body.equals(await file(prefix ? `${prefix}/404.html` : '404.html')),
          `the text of ${url}`,
        ).toBe(true)
        expect(missingSecurity(answer), url).toEqual([])
      }
      expect((await file('404.html')).toString()).toContain(
        `<html lang="${id === 'zh' ? 'zh-CN' : 'en'}">`,
      )
      for (const prefix of owned)
        expect((await get(`/${prefix}/nonsense`)).body.toString()).toContain(
          `<html lang="${prefix === 'zh' ? 'zh-CN' : prefix}">`,
        )
    })

    test('keeps assets for ever, files for an hour, and gives no page for a missing one', async () => {
      const later = id === 'zh' ? ', no-transform' : ''
      const assets = (
        await readdir(join(dist, 'assets'), { recursive: true, withFileTypes: true })
      ).filter((entry) => entry.isFile())
      for (const name of assets.map((entry) =>
        relative(join(dist, 'assets'), join(entry.parentPath, entry.name)),
      )) {
        const { status, headers } = await get(`/assets/${name}`)
        const compressed = /\.(?:br|gz)$/.test(name)
        assert.deepEqual(
          { name, status, cache: headers['cache-control'] },
          {
            name,
            status: compressed ? 404 : 200,
            cache: compressed ? 'no-store' : `public, max-age=31536000, immutable${later}`,
          },
        )
        if (!compressed)
          assert.match(
            headers['content-type'] ?? '',
            /^(?:text\/(?:javascript|css)|font\/woff2|image\/|application\/json)/,
            name,
          )
      }
      for (const name of ['robots.txt', 'sitemap.xml'])
        expect((await get(`/${name}`)).headers['cache-control']).toBe(
          `public, max-age=3600${later}`,
        )
      for (const url of [
        '/assets/gone-1a2b3c.js',
        '/assets/gone.css?x=1',
        '/assets/',
        '/gone.png',
        '/ru/gone.js',
        '/pricing/gone.woff2',
      ]) {
        const answer = await get(url)
        expect(answer, url).toMatchObject({
          status: 404,
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
          },
        })
        expect(answer.body.toString()).toBe('Not found\n')
        expect(missingSecurity(answer), url).toEqual([])
      }
      // A page is not an asset, whatever address leads to it, so it must not be cached for a year.
      for (const url of [
        '/assets/../pricing',
        '/assets/%2e%2e/pricing',
        '/x.js/../pricing',
        '/pricing?/a.js',
      ])
        expect(await get(url), url).toMatchObject({
          status: 200,
          headers: { 'cache-control': html },
        })
    })

    test('only lets read, and refuses what is no address, with the same headers', async () => {
      for (const url of ['/', '/pricing', '/enterpage', '/nonsense', '/robots.txt'])
        for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          const answer = await get(url, { method })
          expect(answer, `${method} ${url}`).toMatchObject({
            status: 405,
            headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
          })
          expect(missingSecurity(answer), `${method} ${url}`).toEqual([])
        }
      for (const url of ['/', '/pricing', '/nonsense', '/main', '/assets/gone.js']) {
        const [head, answer] = [await get(url, { method: 'HEAD' }), await get(url)]
        expect(head.body).toHaveLength(0)
        expect({ ...head.headers, date: '', connection: '' }).toEqual({
          ...answer.headers,
          date: '',
          connection: '',
        })
      }
      const refused = {
        414: [`/${'a'.repeat(33_000)}`, `/pricing?${'a'.repeat(33_000)}`],
        400: ['/../etc/passwd', '/%2e%2e/x', '/a/../../x', '/%2e%2e%2fx', '/%00', '/%zz'],
      }
      for (const [status, urls] of Object.entries(refused))
        for (const url of urls) {
          const answer = await get(url)
          expect({
            url: url.slice(0, 40),
            status: answer.status,
            robots: answer.headers['x-robots-tag'],
          }).toEqual({
            url: url.slice(0, 40),
            status: Number(status),
            robots: 'noindex',
          })
          expect(missingSecurity(answer), url.slice(0, 40)).toEqual([])
          expect(answer.headers.server).toBe('nginx')
        }
    })

    test('sends what the browser takes', async () => {
      const script = (await readdir(join(dist, 'assets'))).find(
        (name) => name.endsWith('.js') && existsSync(join(dist, 'assets', `${name}.br`)),
      )
      for (const [url, name] of [
        ['/', 'index.html'],
        ['/enterpage', '200.html'],
        [`/assets/${script}`, `assets/${script}`],
      ] as const) {
        const plain = await file(name)
        const accepting = (encoding?: string): Promise<HostAnswer> =>
          get(url, encoding === undefined ? {} : { headers: { 'accept-encoding': encoding } })
        const cases = [
          [undefined, undefined],
          ['identity', undefined],
          ['gzip', 'gzip'],
          ['gzip;q=0', undefined],
          ['deflate', undefined],
          ['gzip, deflate, br', hasBrotli() ? 'br' : 'gzip'],
          ['br;q=0, gzip', 'gzip'],
        ] as const
        for (const [asked, expected] of cases) {
          const { headers, body } = await accepting(asked)
          expect({ url, asked, got: headers['content-encoding'], vary: headers.vary }).toEqual({
            url,
            asked,
            got: expected,
            vary: 'Accept-Encoding',
          })
          expect(
            (expected === 'br'
              ? brotliDecompressSync(body)
              : expected === 'gzip'
                ? gunzipSync(body)
                : body
            ).equals(plain),
          ).toBe(true)
        }
      }
    })

    test('belongs to its canonical host, and elsewhere to any; the policy names the inline script', async () => {
      const state = async (host: string): Promise<unknown> =>
        JSON.parse(
          /id="page-state">([^<]*)</.exec((await get('/', { host })).body.toString())?.[1] ?? '',
        )
      expect(await state(site.canonicalHost)).toMatchObject({ hostname: site.canonicalHost })
      for (const host of [
        'localhost',
        '127.0.0.1',
        'evil.example',
        `${site.canonicalHost}.evil.example`,
      ])
        expect(await state(host)).toMatchObject({ hostname: '' })
      for (const host of [site.canonicalHost, 'localhost'])
        for (const url of ['/', '/pricing', '/enterpage', '/nonsense']) {
          const { body, headers } = await get(url, { host })
          const inline = [...body.toString().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
            ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
          )
          expect(inline).toHaveLength(1)
          expect(headers['content-security-policy']).toContain(
            `script-src 'self' ${inline.join(' ')};`,
          )
        }
    })

    test('leaves the API its own caching and cookies', async () => {
      const answer = await get('/api/v2/user')
      expect(answer.each['cache-control']).toEqual(['no-store'])
      expect(answer.each['set-cookie'] ?? []).not.toContain('language')
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(missingSecurity(answer)).toEqual([])
    })
  })
}
