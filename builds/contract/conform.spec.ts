import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttp } from '../../src/mocks/http.ts'
import type { MockServer } from '../../src/mocks/http.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { createClient } from './client.ts'
import { conform } from './conform.ts'
import type { ConformVerdict } from './conform.ts'
import { createJudge } from './judge.ts'
import { makeOpenApi } from './openapi.ts'
import { junit, table } from './verdicts.ts'

const password = 'Glyphwork-demo-1'
let mock: MockServer
let document: Record<string, unknown>
beforeAll(async () => {
  mock = await startHttp({ port: 0 })
  document = await makeOpenApi()
}, 120_000)
afterAll(() => mock.close())

interface Wish {
  email?: string
  write?: boolean
  only?: string[]
  origin?: string
  limit?: number
}

function run(api: string, wish: Wish = {}): Promise<ConformVerdict[]> {
  const { email, write = false, only, origin, limit = 15_000 } = wish
  return conform({
    client: createClient({ api, origin, patience: 15_000 }),
    judge: createJudge(document, { origin, secure: false, limit }),
    account: email === undefined ? undefined : { email, password },
    write,
    origin,
    only,
  })
}
const faults = (verdicts: readonly ConformVerdict[]): string[] =>
  verdicts.flatMap(({ name, findings }) =>
    findings.map(({ check, text }) => `${name}: ${check}: ${text}`),
  )

interface Answer {
  status: number
  headers: Headers
  body: string
}
type Fault = (answer: Answer, request: { path: string; method: string; headers: Headers }) => void

/** Starts the mock backend behind a proxy that does one thing wrong. */
async function wrong(fault: Fault, pause = 0): Promise<{ url: string; close: () => void }> {
  const server = createServer((message, to) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of message) chunks.push(Buffer.from(chunk))
      const { method = 'GET', url: path = '/' } = message
      const headers = new Headers()
      for (const [name, values] of Object.entries(message.headersDistinct))
        if (!['host', 'connection', 'content-length'].includes(name))
          for (const value of values ?? []) headers.append(name, value)
      const response = await fetch(mock.url + path, {
        method,
        headers,
        redirect: 'manual',
        ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
      })
      const answer = {
        status: response.status,
        headers: new Headers(response.headers),
        body: await response.text(),
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
      fault(answer, { path, method, headers })
      for (const [name, value] of answer.headers)
        if (!['set-cookie', 'content-length', 'transfer-encoding'].includes(name))
          to.setHeader(name, value)
      to.setHeader('set-cookie', answer.headers.getSetCookie())
      to.statusCode = answer.status
      to.end(answer.body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Changes the JSON of an answer. */
function edit(answer: Answer, change: (body: Record<string, unknown>) => unknown): void {
  const body: unknown = answer.body === '' ? null : JSON.parse(answer.body)
  if (isRecord(body)) Object.assign(answer, { body: JSON.stringify(change(body)) })
}

describe('npm run conform', () => {
  it.each([
    ['anybody', {}, 25],
    ['a customer who may change things', { email: 'customer@glyphwork.example', write: true }, 250],
    ['an admin', { email: 'admin@glyphwork.example' }, 120],
  ] satisfies [string, Wish, number][])(
    'passes the mock backend whole, as %s',
    async (_, wish, least) => {
      const verdicts = await run(mock.url, wish)
      expect(faults(verdicts)).toEqual([])
      expect(verdicts.filter(({ skipped }) => skipped === undefined).length).toBeGreaterThan(least)
    },
    120_000,
  )

  const plain = ['user', 'login', 'csrf', 'dashboard', 'documents', 'updateUser']
  const planted: [check: string, fault: Fault, wish?: Wish, pause?: number][] = [
    [
      'schema',
      (answer, { path }) => {
        if (path === '/api/v2/dashboard') edit(answer, (body) => ({ ...body, balance: 42.5 }))
      },
    ],
    [
      'status',
      (answer, { path, headers }) => {
        if (path === '/api/v2/dashboard' && headers.has('cookie')) answer.status = 202
      },
    ],
    [
      'headers',
      (answer) => {
        if (answer.status === 200) answer.headers.set('content-type', 'text/html')
      },
    ],
    ['headers', ({ headers }) => headers.delete('x-request-id')],
    [
      'error shape',
      (answer) => {
        if (answer.status === 401) answer.body = '{"error":"Sign in."}'
      },
    ],
    ['caching', ({ headers }) => headers.set('cache-control', 'public, max-age=60')],
    [
      'cookies',
      ({ headers }) => {
        const set = headers.getSetCookie()
        headers.delete('set-cookie')
        for (const cookie of set) headers.append('set-cookie', cookie.replace('; HttpOnly', ''))
      },
    ],
    [
      'cors',
      (answer, { headers }) => {
        answer.headers.set('access-control-allow-origin', headers.get('origin') ?? '*')
        answer.headers.set('access-control-allow-credentials', 'true')
      },
    ],
    ['cors', () => {}, { origin: 'https://site.example' }],
    [
      'sign-in',
      (answer, { path }) => {
        if (path === '/api/v2/dashboard' && answer.status === 401) answer.status = 200
      },
    ],
    [
      'validation',
      (answer, { path }) => {
        if (path.includes('perPage=100000'))
          Object.assign(answer, { status: 200, body: '{"records":[]}' })
      },
    ],
    [
      'pagination',
      (answer, { path }) => {
        if (path.startsWith('/api/v2/user/documents') && answer.status === 200)
          edit(answer, (body) => ({
            ...body,
            records: [1, 2].map((id) => ({ id, kind: 'act', date: '2026-01-01' })),
          }))
      },
    ],
    [
      'csrf',
      (answer, { method, path }) => {
        if (method === 'PUT' && path === '/api/v2/user' && answer.status === 403)
          Object.assign(answer, { status: 200, body: '{"id":1}' })
      },
      { write: true },
    ],
    [
      'idempotency',
      (answer, { path, method }) => {
        if (method === 'POST' && path === '/api/v2/payments' && answer.status < 300)
          edit(answer, (body) => ({ ...body, id: `p-${Math.random()}` }))
      },
      { write: true, only: ['createPayment'] },
    ],
    ['time', () => {}, { limit: 100 }, 150],
    [
      'answer',
      (answer, { path }) => {
        if (path === '/api/v2/dashboard') answer.headers.set('content-encoding', 'gzip')
      },
    ],
  ]

  it.each(planted)('finds a wrong backend out: %s', async (check, fault, wish = {}, pause = 0) => {
    const { url, close } = await wrong(fault, pause)
    const { only = plain, ...rest } = wish
    const verdicts = await run(url, { email: 'customer@glyphwork.example', only, ...rest })
    close()
    expect(verdicts.flatMap(({ findings }) => findings.map((one) => one.check))).toContain(check)
  })

  it('prints a table, and a file for build servers', async () => {
    const { url, close } = await wrong((answer, { path }) => {
      if (path === '/api/v2/public_statistics') answer.status = 500
    })
    const verdicts = await run(url, { only: ['publicStatistics', 'customerPrices', 'dashboard'] })
    close()
    expect(table(verdicts)).toMatch(
      /^FAIL {2}publicStatistics +GET \/api\/v2\/public_statistics +500 +\d+ ms +status: 500/m,
    )
    expect(table(verdicts)).toContain('1 passed (0 of them refusals), 1 failed, 1 skipped')
    expect(junit(verdicts, url)).toContain('<testsuites tests="3" failures="1" skipped="1">')
    expect(junit(verdicts, url)).toMatch(/<failure type="status" message="status: 500/)
  })
})
