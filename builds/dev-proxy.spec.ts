import { createServer as createBackend } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devProxy, localCookie } from './dev-proxy.ts'

const seen: IncomingMessage[] = []
let end: () => void = () => {}
let backend: Server
let api = ''
let folder = ''
let dev: ViteDevServer
let site = ''

/** The origin of a server that listens on a port of its own. */
const originOf = (server: { address: Server['address'] } | null): string => {
  const address = server?.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

beforeAll(async () => {
  backend = createBackend((request, response) => {
    seen.push(request)
    response.setHeader('set-cookie', [
      'session=1; Path=/; Domain=api.example; HttpOnly; Secure; SameSite=None; Partitioned',
      'csrf_token=2; Path=/; SameSite=Lax',
    ])
    if (request.url !== '/api/v2/events') {
      response.end('from the backend')
      return
    }
    response.setHeader('content-type', 'text/event-stream')
    response.write('event: balance.changed\n\n')
    end = () => response.end()
  })
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done))
  api = originOf(backend)
  folder = mkdtempSync(join(tmpdir(), 'dev-proxy-'))
  writeFileSync(join(folder, 'index.html'), '<p>a page of the site</p>')
  dev = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null, proxy: devProxy(api) },
  })
  await dev.listen()
  site = originOf(dev.httpServer)
})

afterAll(async () => {
  end()
  await dev.close()
  backend.closeAllConnections()
  backend.close()
  rmSync(folder, { recursive: true })
})

it('sends calls to the backend, with its own origin', async () => {
  const answer = await fetch(`${site}/api/v2/user`, { headers: { origin: site } })
  expect(await answer.text()).toBe('from the backend')
  expect(seen.at(-1)?.headers).toMatchObject({ origin: api, host: new URL(api).host })
})

it.each(['/api-docs/create-task', '/api-data', '/api'])(
  'answers the page %s itself',
  async (path) => {
    const answer = await fetch(site + path, { headers: { accept: 'text/html' } })
    expect(await answer.text()).toContain('a page of the site')
  },
)

it('lets a browser keep the cookies of an https backend on http://localhost', async () => {
  const answer = await fetch(`${site}/api/v1/articles`)
  expect(answer.headers.getSetCookie()).toEqual([
    'session=1; Path=/; HttpOnly; SameSite=Lax',
    'csrf_token=2; Path=/; SameSite=Lax',
  ])
  expect(localCookie('a=Secure; Path=/; secure')).toBe('a=Secure; Path=/')
})

it('passes each event on as it comes', async () => {
  const answer = await fetch(`${site}/api/v2/events`)
  const first = await answer.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toContain('balance.changed')
})
