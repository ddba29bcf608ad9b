import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askHost, missingSecurity } from './ask.fixture.ts'
import { errorPages } from './error-pages.ts'
import { commonLinks } from './links.ts'
import { defaultServer, nginxConfig, parseVersion } from './nginx.ts'
import { inlineHashes } from './policy.ts'
import { findNginx, judgeConfig, startNginx, writeConfig } from './run-nginx.ts'
import { sites } from './whole-table.fixture.ts'

// The configuration as an operator gets it, with certificates: the first site behind a real nginx.
const [site] = sites
if (!site) throw new Error('There is no site.')
let work = ''
let root = ''
let plain = 0
let secure = 0
let silent = 0
let stop = async (): Promise<void> => {}
const html = (links: string) =>
  `<html><head><link rel="icon" href="/favicon.svg" /><link rel="preload" href="/assets/f.woff2" as="font" crossorigin />${links}</head></html>`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** An answer under the site's name, unless the headers have another. */
const ask = (
  port: number,
  path: string,
  { host = site.canonicalHost, ...headers }: Record<string, string> = {},
  method = 'GET',
) => askHost(port, path, { host, method, headers })

/** An answer over TLS and HTTP/2. */
function askSecure(path: string): Promise<{ status: number; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${secure}`, {
      rejectUnauthorized: false,
      servername: site?.canonicalHost,
    })
    session.on('error', reject)
    const stream = session.request({ ':path': path, ':authority': site?.canonicalHost ?? '' })
    stream.on('error', reject)
    stream.on('response', (headers) => {
      stream.resume()
      session.close()
      resolve({ status: Number(headers[':status']), headers })
    })
    stream.end()
  })
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'nginx-tls-'))
  root = join(work, 'www')
  const files: Record<string, string> = {
    ...errorPages(site),
    'index.html': html('<link rel="stylesheet" href="/assets/a.css" />'),
    '200.html': html('<link rel="stylesheet" href="/assets/b.css" />'),
    '404.html': html(''),
    'assets/a.js': 'a',
    healthz: 'ok\n',
    'version.json': '{}',
    'robots.txt': 'robots',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), text)
  }
  const [certificate, key] = [join(work, 'c.pem'), join(work, 'k.pem')]
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${site.canonicalHost} -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  plain = await freePort()
  secure = await freePort()
  silent = await freePort()
  const common = {
    site,
    hashes: await inlineHashes(root),
    links: await commonLinks(root),
    root,
    serverName: site.canonicalHost,
    brotli: false,
  }
  await mkdir(join(work, 'sites-own'))
  await writeFile(
    join(work, 'sites-own', 'com.conf'),
    'location = /own { return 200 "own"; }\nlocation = /broken { return 502; }\n',
  )
  const config = await writeConfig(work, [
    defaultServer({ plain: [`127.0.0.1:${plain}`], secure: [`127.0.0.1:${secure}`], root }),
    nginxConfig({
      ...common,
      name: 'com',
      listen: [`127.0.0.1:${secure}`],
      tls: { certificate, key, redirectFrom: [`127.0.0.1:${plain}`] },
      api: 'http://127.0.0.1:1',
      log: join(work, 'access.log'),
    }),
    // The same behind a proxy that ends TLS, whose plain answers are easier to ask for.
    nginxConfig({
      ...common,
      name: 'behind',
      listen: [`127.0.0.1:${silent} default_server`],
      api: 'http://127.0.0.1:1',
      log: join(work, 'access.log'),
    }),
  ])
  stop = await startNginx(work, config, silent)
}, 30_000)

afterAll(async () => {
  await stop()
  await rm(work, { recursive: true, force: true })
})

describe('with certificates', () => {
  it('is accepted by nginx without a warning', () => {
    const said = judgeConfig(work)
    expect(said).toContain('test is successful')
    expect(said).not.toMatch(/\[(?:warn|emerg|alert)\]/)
  })

  it('speaks HTTP/2, and leads http to https at one address', async () => {
    const answer = await askSecure('/')
    expect(answer.status).toBe(200)
    expect(answer.headers['strict-transport-security']).toBeDefined()
    const moved = await ask(plain, '/pricing?a=%0d%0ax')
    expect(moved.status).toBe(301)
    expect(moved.headers.location).toBe(`https://${site.canonicalHost}/pricing?a=%0d%0ax`)
  })

  it('ends the connection with whoever asks for another host', async () => {
    await expect(ask(plain, '/', { host: 'other.example' })).rejects.toThrow()
    await expect(
      new Promise((resolve, reject) => {
        const socket = connectTls(
          {
            host: '127.0.0.1',
            port: secure,
            servername: 'other.example',
            rejectUnauthorized: false,
          },
          () => resolve(socket.destroy()),
        )
        socket.on('error', reject)
      }),
    ).rejects.toThrow()
  })

  it('writes HTTP/2 as the version of nginx reads it', () => {
    const at = (version: string) =>
      nginxConfig({
        site,
        hashes: { scripts: [], styles: [] },
        name: 'com',
        root: '/r',
        listen: ['443'],
        serverName: 'a',
        brotli: false,
        tls: { certificate: 'c', key: 'k', redirectFrom: ['80'] },
        version: parseVersion(version),
      })
    for (const old of ['1.22', '1.25.0']) expect(at(old)).toContain('listen 443 ssl http2;')
    for (const fresh of ['1.25.1', '1.29', '2.0'])
      expect(at(fresh)).toMatch(/listen 443 ssl;\n {2}http2 on;/)
    expect(() => parseVersion('stable')).toThrow('allowed: such as 1.22')
    expect(() => parseVersion('1.20.2')).toThrow('too old; allowed: from 1.22')
  })
})

it('reads the operator’s own lines', async () => {
  expect((await ask(silent, '/own')).body.toString()).toBe('own')
})

it('sends what every document loads in a Link header, with documents alone', async () => {
  expect((await ask(silent, '/')).headers.link).toBe(
    '</assets/f.woff2>; rel=preload; as=font; crossorigin',
  )
  expect((await ask(silent, '/assets/a.js')).headers.link).toBeUndefined()
})

it('answers /healthz as text that nobody keeps', async () => {
  const answer = await ask(silent, '/healthz')
  expect([answer.status, answer.body.toString()]).toEqual([200, 'ok\n'])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
})

it('takes long cookies', async () => {
  expect((await ask(silent, '/', { cookie: `a=${'x'.repeat(15_000)}` })).status).toBe(200)
})

it('works in the container’s configuration too', async () => {
  const folder = join(work, 'container')
  await mkdir(join(folder, 'sites'), { recursive: true })
  const parts = {
    'default.conf': defaultServer({ plain: [`127.0.0.1:${plain}`], root }),
    'com.conf': nginxConfig({
      site,
      hashes: { scripts: [], styles: [] },
      name: 'com',
      root,
      listen: [`127.0.0.1:${plain}`],
      serverName: site.canonicalHost,
      brotli: false,
      log: '/dev/stdout',
    }),
  }
  for (const [name, text] of Object.entries(parts))
    await writeFile(join(folder, 'sites', name), text)
  const main = await readFile(join(import.meta.dirname, 'container', 'nginx.conf'), 'utf8')
  await writeFile(
    join(folder, 'nginx.conf'),
    main.replaceAll('/tmp/', `${folder}/`).replaceAll('/etc/nginx/', `${folder}/`),
  )
  // Through a file: Node's pipes are sockets, which cannot be opened as /dev/stdout.
  const said = execFileSync(
    'sh',
    [
      '-c',
      '"$0" -t -p "$1" -c "$1/nginx.conf" >"$1/said" 2>&1; cat "$1/said"',
      findNginx(),
      folder,
    ],
    { encoding: 'utf8' },
  )
  expect(said).toContain('test is successful')
  expect(said).not.toMatch(/\[(?:warn|emerg|alert)\]/)
})

describe('its own faults', () => {
  // nginx refuses these before it reads a header, so the page is in the site's own language.
  it.each(['/%zz', `/${'a'.repeat(33_000)}`])('%.10s is a page of the site', async (path) => {
    const answer = await ask(silent, path)
    expect([400, 414]).toContain(answer.status)
    expect(answer.body.toString()).toBe(errorPages(site)['error/400.en.html'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(missingSecurity(answer)).toEqual([])
  })

  it('is a page of a site too where nobody knows the host', async () => {
    const answer = await ask(plain, '/%zz')
    expect([answer.status, answer.body.toString()]).toEqual([
      400,
      errorPages(site)['error/400.en.html'],
    ])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    })
  })

  it('is a page for cookies that are too large', async () => {
    // Node sends up to 16 kB of headers in one.
    const cookies = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`x-${at}`, 'x'.repeat(15_000)]),
    )
    const answer = await ask(silent, '/', { 'accept-language': 'de, ru;q=0.8, en', ...cookies })
    expect(answer.status).toBe(400)
    expect(answer.body.toString()).toBe(errorPages(site)['error/400.ru.html'])
  })

  it('is a page, and JSON for the API', async () => {
    const page = await ask(silent, '/broken', { 'accept-language': 'ru' })
    expect([page.status, page.body.toString()]).toEqual([
      502,
      errorPages(site)['error/500.ru.html'],
    ])
    const api = await ask(silent, '/api/v2/user')
    expect(api.status).toBe(502)
    const { requestId, ...problem } = JSON.parse(api.body.toString())
    expect([problem, requestId]).toEqual([
      { errorId: 1, errorCode: 'ERROR_INTERNAL' },
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ])
    expect(page.headers).not.toHaveProperty('x-request-id')
    expect(api.headers).toMatchObject({
      'x-request-id': requestId,
      'content-type': expect.stringMatching(/json/),
      'retry-after': '600',
    })
  })
})

it('is closed for maintenance while the file is there', async () => {
  await writeFile(`${root}.maintenance`, '')
  const page = await ask(silent, '/pricing', { 'accept-language': 'zh-CN,zh;q=0.9' })
  expect([page.status, page.body.toString()]).toEqual([503, errorPages(site)['error/503.zh.html']])
  expect(page.headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' })
  expect(missingSecurity(page)).toEqual([])
  expect((await ask(silent, '/ru/pricing')).body.toString()).toContain('lang="ru"')
  const chosen = { 'accept-language': 'ru', cookie: 'a=1; language=zh' }
  expect((await ask(silent, '/', chosen)).body.toString()).toContain('lang="zh-CN"')
  expect((await ask(silent, '/')).status).toBe(503)
  const api = await ask(silent, '/api/v2/user', {}, 'POST')
  expect([api.status, api.headers['retry-after']]).toEqual([503, '600'])
  expect(JSON.parse(api.body.toString())).toMatchObject({ errorCode: 'ERROR_MAINTENANCE' })
  // What open tabs and monitors ask for.
  for (const path of ['/assets/a.js', '/healthz', '/version.json'])
    expect((await ask(silent, path)).status, path).toBe(200)
  await rm(`${root}.maintenance`)
  expect((await ask(silent, '/')).status).toBe(200)
})

it('logs each request with its id, without parameters and secrets', async () => {
  await ask(silent, '/auth/check_key/0123456789abcdef/1001?token=secret')
  await ask(silent, '/pricing?email=ada@example.com')
  const log = await readFile(join(work, 'access.log'), 'utf8')
  expect(log).toMatch(/^127\.0\.0\.1 \[.+\] [0-9a-f]{32} \S+ "GET \/pricing" /m)
  expect(log).toContain('"GET (secret)"')
  expect(log).not.toMatch(/0123456789abcdef\/1001|ada@|token=/)
})
