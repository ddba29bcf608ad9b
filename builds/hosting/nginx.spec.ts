import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askHost, missingSecurity } from './ask.fixture.ts'
import { nginxConfig } from './nginx.ts'
import { contentSecurityPolicy } from './policy.ts'
import { hasBrotli, judgeConfig, startNginx, writeConfig } from './run-nginx.ts'
import { hashes, sites, wholeRedirects, wholeTable } from './whole-table.fixture.ts'

const frames = { '/demo-frame/geetest': "default-src 'none'; script-src https://v.example" }
const pages = wholeTable
const known = pages.filter(({ path }) => path !== '*')
const fill = (path: string): string => path.replaceAll(/\{\w+\}/g, 'Abc-1')
const single = wholeRedirects.filter(({ path }) => !path.includes('*'))
const closed = {
  '/api-docs/{slug}': ['/api-docs/a', '/api-docs/b'],
  '/api-docs/{slug}/{version}': ['/api-docs/a/v1'],
}
// Four servers: the three sites with an API, and one without an API but with prerendered articles.
const served = [
  ...sites.map((site, at) => ({ site, at, name: site.id, api: true })),
  ...sites.slice(0, 1).map((site) => ({ site, at: 3, name: 'alone', api: false })),
]

let work = ''
let ports: number[] = []
let upstream: Server | undefined
let stop = async (): Promise<void> => {}
const port = (at: number): number => ports[at] ?? 0

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function freePort(): Promise<number> {
  const server = createServer()
  const found = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return found
}

const files = [
  'index.html',
  '200.html',
  '404.html',
  'ru/404.html',
  'zh/404.html',
  'pricing/index.html',
  'assets/a-1.js',
  'demo-frame/geetest/index.html',
  'robots.txt',
  'markdown/api-docs/limits.ru.md',
  'api-docs/openapi.ru.json',
  'version.json',
  '.well-known/security.txt',
  'favicon.svg',
  'error/400.en.html',
  'error/400.zh.html',
]

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'nginx-'))
  const root = join(work, 'dist')
  for (const file of files) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), file)
  }
  upstream = createServer((request, response) => {
    if (request.url === '/api/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
      // The second part never arrives, so a client that waits for the end waits forever.
      response.write('data: 1\n\n')
      return
    }
    request.resume()
    const said = request.url === '/api/said'
    const own = said
      ? {
          'cache-control': 'private, max-age=5',
          // The host sets each of these itself.
          'x-content-type-options': 'none',
          'referrer-policy': 'origin',
          'strict-transport-security': 'max-age=0',
          'permissions-policy': 'camera=*',
          'cross-origin-opener-policy': 'unsafe-none',
          'cross-origin-resource-policy': 'cross-origin',
          'x-robots-tag': 'all',
        }
      : {}
    response.writeHead(request.url === '/api/405' ? 405 : 200, {
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'b=2'],
      ...own,
      ...(request.url === '/api/405' && { allow: 'POST' }),
    })
    response.end(JSON.stringify({ method: request.method, headers: request.headers }))
  })
  const api = `http://127.0.0.1:${await listen(upstream)}`
  ports = await Promise.all(served.map(freePort))
  const servers = served.map(({ site, at, name, api: has }) =>
    nginxConfig({
      site,
      hashes,
      name,
      root,
      listen: [`127.0.0.1:${port(at)}`],
      serverName: site.canonicalHost,
      brotli: hasBrotli(),
      pages,
      frames,
      redirects: wholeRedirects,
      ...(has ? { api } : { closed }),
    }),
  )
  const config = await writeConfig(work, servers)
  stop = await startNginx(work, config, port(0))
}, 30_000)

afterAll(async () => {
  await stop()
  upstream?.closeAllConnections()
  upstream?.close()
  await rm(work, { recursive: true, force: true })
})

it('is accepted by nginx without a warning', () => {
  const said = judgeConfig(work)
  expect(said).toContain('test is successful')
  expect(said).not.toMatch(/\[(?:warn|emerg|alert)\]/)
})

it('answers 404 with the shell for an article that a whole source does not know', async () => {
  for (const url of ['/api-docs/a', '/api-docs/b', '/api-docs/a/v1', '/ru/api-docs/b'])
    expect((await askHost(port(3), url)).status, url).toBe(200)
  for (const url of [
    '/api-docs/c',
    '/api-docs/a/v2',
    '/api-docs/b/v1',
    '/api-docs/A',
    '/de/api-docs/c',
  ]) {
    const answer = await askHost(port(3), url)
    expect(answer, url).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } })
    expect(answer.body.toString(), url).toBe('200.html')
  }
})

describe.each(served.slice(0, 3))('$site.id, the whole table', ({ site, at }) => {
  const own = site.prefixPolicy === 'prefixed'

  it('has no parameter that nginx would refuse as too long', () => {
    const text = nginxConfig({
      site,
      hashes,
      name: 'x',
      root: '/r',
      listen: ['80'],
      serverName: 'a',
      brotli: true,
      pages,
      redirects: wholeRedirects,
    })
    for (const [parameter] of text.matchAll(/"(?:\\.|[^"\\])*"|\S+/g))
      expect(parameter.length).toBeLessThan(4096)
  })

  it('answers every known path, plain and behind every prefix, and says which may be indexed', async () => {
    for (const { path, row } of known) {
      for (const prefix of ['', 'ru', 'zh', 'de']) {
        const url = (prefix && `/${prefix}`) + (prefix && path === '/' ? '' : fill(path))
        const { status, headers, body } = await askHost(port(at), url)
        const indexed =
          row.index && (prefix === '' || (own && row.langs.some((language) => language === prefix)))
        expect({ url, status, robots: headers['x-robots-tag'] }).toEqual({
          url,
          status: 200,
          robots: indexed ? undefined : 'noindex',
        })
        expect(body.toString(), url).toBe(
          url === '/' ? 'index.html' : url === '/pricing' ? 'pricing/index.html' : '200.html',
        )
        expect(headers['referrer-policy'], url).toBe(
          path.includes('{hash}') ? 'no-referrer' : 'strict-origin-when-cross-origin',
        )
        expect(headers['content-security-policy'], url).toBe(contentSecurityPolicy(site, hashes))
        expect(headers['cache-control']).toBe(
          site.id === 'zh' ? 'no-cache, no-transform' : 'no-cache',
        )
      }
    }
  }, 60_000)

  it('gives the frame of a demo its own policy, and nothing around it', async () => {
    const frame = await askHost(port(at), '/demo-frame/geetest')
    expect(frame.status).toBe(200)
    expect(frame.headers['content-security-policy']).toBe(frames['/demo-frame/geetest'])
    expect(frame.headers['x-robots-tag']).toBe('noindex')
    for (const url of ['/demo-frame', '/demo-frame/other', '/de/demo-frame/geetest']) {
      const { status, headers } = await askHost(port(at), url)
      expect({ url, status }).toEqual({ url, status: 404 })
      expect(headers['content-security-policy']).toBe(contentSecurityPolicy(site, hashes))
    }
  })

  it('lets nobody keep the version', async () => {
    const later = site.id === 'zh' ? ', no-transform' : ''
    const { body, headers } = await askHost(port(at), '/version.json')
    expect(body.toString()).toBe('version.json')
    expect(headers['cache-control']).toBe(`no-cache${later}`)
    expect((await askHost(port(at), '/robots.txt')).headers['cache-control']).toBe(
      `public, max-age=3600${later}`,
    )
  })

  it('says in which letters Markdown is written', async () => {
    const { status, headers } = await askHost(port(at), '/markdown/api-docs/limits.ru.md')
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  })

  it('serves the documents of the API beside its articles', async () => {
    const { status, body, headers } = await askHost(port(at), '/api-docs/openapi.ru.json')
    expect([status, body.toString()]).toEqual([200, 'api-docs/openapi.ru.json'])
    expect(headers['content-type']).toMatch(/^application\/json/)
  })

  it('says where security faults go, and leads password managers to the form', async () => {
    const { status, body, headers } = await askHost(port(at), '/.well-known/security.txt')
    expect([status, body.toString()]).toEqual([200, '.well-known/security.txt'])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(await askHost(port(at), '/.well-known/change-password')).toMatchObject({
      status: 302,
      headers: { location: '/profile/edit_password' },
    })
  })

  it('knows nothing else', async () => {
    const unknown = [
      '/nonsense',
      '/pricing/x',
      '/Pricing',
      '/PRICING',
      '/lang/cobol',
      '/lang/PHP',
      '/api-',
      '/workers-software/linux-bot',
      '/blog/a/b',
      '/de/nonsense',
      '/DE/pricing',
      '/en-US',
      '/pricing%0a',
      '/blog/%0a/x',
      '/main%0a',
    ]
    for (const url of unknown) {
      const answer = await askHost(port(at), url)
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
      expect(missingSecurity(answer), url).toEqual([])
    }
    for (const [url, file] of Object.entries({
      '/ru/nonsense': 'ru/404.html',
      '/zh/nonsense/x': 'zh/404.html',
      '/de/nonsense': '404.html',
      '/russia': '404.html',
    }))
      expect((await askHost(port(at), url)).body.toString(), url).toBe(own ? file : '404.html')
  })

  it('finds nothing at an address that no slug can make', async () => {
    for (const bad of [
      '%ff',
      'a%c3',
      '%c0%af',
      '%ed%a0%80',
      'a%20b',
      '%00',
      '%22',
      'a%25b',
      '%3Cb',
    ])
      for (const url of known.filter(({ path }) => path.includes('{')))
        expect(
          await askHost(port(at), url.path.replaceAll(/\{\w+\}/g, bad)),
          url.path,
        ).toMatchObject({
          status: bad === '%00' ? 400 : 404,
        })
    for (const good of ['%D0%BA%D0%B0%D0%BF%D1%87%D0%B0', '2.10', "it's", '%F0%9F%98%80', 'a@b~c'])
      expect(await askHost(port(at), `/blog/${good}`), good).toMatchObject({ status: 200 })
  }, 30_000)

  it('answers a range with the whole file, and each header once', async () => {
    for (const range of ['bytes=0-3', 'bytes=90000-'])
      for (const url of ['/', '/assets/a-1.js', '/robots.txt']) {
        const answer = await askHost(port(at), url, { headers: { range } })
        expect(answer.status, url).toBe(200)
        expect(missingSecurity(answer), url).toEqual([])
      }
  })

  it('moves what moves in one step', async () => {
    for (const { path, to, langs } of single) {
      for (const language of own ? (['ru', 'zh'] as const) : []) {
        const moved = await askHost(port(at), `/${language}${path}/?a`)
        if (langs.includes(language))
          expect(moved, path).toMatchObject({
            status: 301,
            headers: { location: `/${language}${to === '/' ? '' : to}?a` },
          })
        else
          expect(await askHost(port(at), `/${language}${path}`), path).toMatchObject({
            status: 200,
          })
      }
      for (const url of [path, `${path}/`, `/${path}`, `${path}//`])
        expect(await askHost(port(at), `${url}?a=%2f&b`), url).toMatchObject({
          status: 301,
          headers: { location: `${to}?a=%2f&b` },
        })
      for (const url of [`/en${path}`, `/en/${path}/`, `/en%5c${path.slice(1)}`])
        expect(await askHost(port(at), url), url).toMatchObject({
          status: 302,
          headers: { location: to },
        })
      expect(await askHost(port(at), `/de${path}`)).toMatchObject({ status: 200 })
    }
    for (const { path } of known.filter((page) => page.path !== '/')) {
      const url = fill(path)
      expect(await askHost(port(at), `/en${url}/?q=1`), url).toMatchObject({
        status: 302,
        headers: { location: `${url}?q=1` },
      })
      expect(await askHost(port(at), `${url}/?q=1`), url).toMatchObject({
        status: 301,
        headers: { location: `${url}?q=1` },
      })
    }
  }, 30_000)

  it('gives no slash back to where a redirect leads', async () => {
    for (const url of ['/\\/', '/\\\\/', '/%5c/', '/%5c%5c//', '//\\/', '/./\\/'])
      expect(await askHost(port(at), url), url).toMatchObject({
        status: 301,
        headers: { location: '/' },
      })
    for (const url of ['/\\evil.example/', '/%5c%5cevil.example/', '//evil.example/'])
      expect(await askHost(port(at), url), url).toMatchObject({
        status: 301,
        headers: { location: '/evil.example' },
      })
  })

  it('takes a version with a dot for a page, and a file name for a file', async () => {
    for (const url of ['/api-docs/x/2.10', '/api-docs/x/v1.2', '/blog/node-24.21'])
      expect((await askHost(port(at), url)).status, url).toBe(200)
    for (const url of ['/blog/x.js', '/blog/x.woff2', '/pricing.mp4'])
      expect(await askHost(port(at), url), url).toMatchObject({
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
  })

  it('leaves to the API what is the API’s', async () => {
    const said = await askHost(port(at), '/api/said', { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(said.each['cache-control']).toEqual(['private, max-age=5'])
    expect(said.each['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(missingSecurity(said)).toEqual([])
    expect(said.headers['content-security-policy']).toMatch(/; sandbox$/)
    expect((await askHost(port(at), '/de/api/said')).headers['content-security-policy']).toBe(
      contentSecurityPolicy(site, hashes),
    )
    expect(said.each['x-robots-tag']).toEqual(['noindex'])
    expect(JSON.parse(said.body.toString())).toMatchObject({
      headers: {
        host: 'localhost',
        'x-forwarded-for': '1.2.3.4, 127.0.0.1',
        'x-forwarded-proto': 'http',
      },
    })
    expect((await askHost(port(at), '/api/silent.png')).each['cache-control']).toEqual(['no-store'])
    expect(await askHost(port(at), '/api/405', { method: 'PUT' })).toMatchObject({
      status: 405,
      each: { allow: ['POST'] },
    })
    expect((await askHost(port(at), '/api/a//b', { method: 'POST' })).status).toBe(200)
  })

  it('says noindex of whatever is not the page itself', async () => {
    for (const url of ['/blog/x.js', '/pricing/', '/en/pricing'])
      expect((await askHost(port(at), url)).headers['x-robots-tag'], url).toBe('noindex')
    const { etag = '' } = (await askHost(port(at), '/pricing')).headers
    const again = await askHost(port(at), '/pricing', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.headers['x-robots-tag']).toBeUndefined()
  })

  it('lets pages be read and nothing else', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      for (const url of ['/', '/pricing', '/enterpage', '/nonsense'])
        expect(await askHost(port(at), url, { method }), `${method} ${url}`).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD', 'x-robots-tag': 'noindex' },
          body: Buffer.from('Only GET and HEAD\n'),
        })
  })

  it('takes files of the size that an article may have, and no more', async () => {
    const send = async (megabytes: number): Promise<number> => {
      const body = new Uint8Array(megabytes * 1024 * 1024)
      const url = `http://127.0.0.1:${port(at)}/api/upload`
      return (await fetch(url, { method: 'POST', body })).status
    }
    expect(await send(24)).toBe(200)
    expect(await send(33)).toBe(413)
  })

  it('sends on events as they come', async () => {
    const leave = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port(at)}/api/stream`, { signal: leave.signal })
    const { value } = (await answer.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n')
    // A first part may arrive even if the answer is buffered, so the configuration is checked.
    const config = await readFile(join(work, 'nginx.conf'), 'utf8')
    expect(config.match(/^ {4}proxy_buffering off;$/gm)).toHaveLength(sites.length + 1)
    leave.abort()
  })
})

it('finds nothing below /api/ where no API is named, and shows no page there', async () => {
  for (const method of ['GET', 'POST', 'PUT']) {
    const answer = await askHost(port(3), '/api/v2/user', { method })
    expect(answer).toMatchObject({
      status: 404,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    })
    expect(missingSecurity(answer)).toEqual([])
  }
})

it('marks the language cookie as secure where the visitor came by https', async () => {
  const cookie = async (headers: Record<string, string>): Promise<string | undefined> =>
    (await askHost(port(0), '/en/pricing', { headers })).headers['set-cookie']?.[0]
  await expect(cookie({})).resolves.toBe('language=en; Path=/; Max-Age=31536000; SameSite=Lax')
  await expect(cookie({ 'x-forwarded-proto': 'https' })).resolves.toBe(
    'language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
  expect((await askHost(port(2), '/en/pricing')).headers['set-cookie']).toBeUndefined()
})
