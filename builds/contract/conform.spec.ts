// Over 250 lines: one table of the faults that a backend can have.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttp } from '../../src/mocks/http.ts'
import type { MockServer } from '../../src/mocks/http.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { createClient } from './client.ts'
import { conform } from './conform.ts'
import type { ConformVerdict } from './conform.ts'
import { findingText } from './finding.ts'
import { createJudge } from './judge.ts'
import { openApiDocument } from '../../tests/support/openapi-document.ts'
import { junit, table } from './verdicts.ts'

const password = 'Glyphwork-demo-1'
let mock: MockServer
let document: Record<string, unknown>
beforeAll(async () => {
  mock = await startHttp({ port: 0 })
  document = await openApiDocument()
}, 120_000)
afterAll(() => mock.close())

interface Wish {
  as?: string[]
  write?: boolean
  only?: string[]
  origin?: string
  limit?: number
  isSecure?: boolean
  quiet?: number
  ask?: typeof fetch
}

function run(wish: Wish = {}, api = mock.url): Promise<ConformVerdict[]> {
  const {
    as = [],
    write = false,
    only,
    origin,
    limit = 15_000,
    isSecure = false,
    quiet,
    ask,
  } = wish
  return conform({
    client: createClient({ api, origin, patience: 15_000, fetch: ask }),
    judge: async () => createJudge(document, { origin, secure: isSecure, limit }),
    accounts: as.map((name) => ({ email: `${name}@glyphwork.example`, password })),
    write,
    origin,
    only,
    ...(quiet !== undefined && { quiet }),
  })
}
const faults = (verdicts: readonly ConformVerdict[]): string[] =>
  verdicts.flatMap(({ name, findings }) => findings.map((one) => `${name}: ${findingText(one)}`))

interface Answer {
  status: number
  headers: Headers
  body: string
}
interface Asked {
  method: string
  /** With the query. */
  path: string
  headers: Headers
  body: string
}
type Fault = (answer: Answer, asked: Asked) => unknown

/** The mock backend with one thing wrong. */
const wrong =
  (fault: Fault): typeof fetch =>
  async (url, init = {}) => {
    const response = await fetch(url, init)
    const answer: Answer = {
      status: response.status,
      headers: new Headers(response.headers),
      body: await response.text(),
    }
    fault(answer, {
      method: init.method ?? 'GET',
      path: (url instanceof Request ? url.url : url.toString()).slice(mock.url.length),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : '',
    })
    return new Response([204, 304].includes(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: answer.headers,
    })
  }

/** Changes the JSON of the successes of one path. */
const edit =
  (path: string, change: (body: Record<string, unknown>) => unknown): Fault =>
  (answer, asked) => {
    if (asked.path.split('?')[0] !== path || answer.status >= 300) return
    const body: unknown = answer.body === '' ? null : JSON.parse(answer.body)
    if (isRecord(body)) answer.body = JSON.stringify(change(body))
  }
/** Replaces fields at the first level. */
const put = (path: string, fields: Record<string, unknown>): Fault =>
  edit(path, (body) => ({ ...body, ...fields }))
const editRecords = (path: string, change: (records: unknown[]) => unknown[]): Fault =>
  edit(path, (body) => {
    const { records } = body
    return { ...body, records: change(Array.isArray(records) ? records : []) }
  })
const editFirst = (path: string, fields: Record<string, unknown>): Fault =>
  editRecords(path, ([first, ...rest]) => [{ ...Object(first), ...fields }, ...rest])
/** Replaces the answers that a test picks out. */
const when =
  (isIt: (asked: Asked, answer: Answer) => boolean, more: Partial<Answer>): Fault =>
  (answer, asked) => {
    if (isIt(asked, answer)) Object.assign(answer, more)
  }
const isSignedIn = ({ headers }: Asked): boolean => /session=/.test(headers.get('cookie') ?? '')
const cookies =
  (change: (cookie: string) => string): Fault =>
  ({ headers }) => {
    const set = headers.getSetCookie()
    headers.delete('set-cookie')
    for (const cookie of set) headers.append('set-cookie', change(cookie))
  }
const header =
  (name: string, value?: string): Fault =>
  ({ headers }) =>
    value === undefined ? headers.delete(name) : headers.set(name, value)
const problem = (errorCode: string): string =>
  JSON.stringify({ errorId: 1, errorCode, requestId: 'r' })
/** Replaces the stream of events, once for a new line and once for one that comes back. */
const stream =
  (first: string, again = 'event: stream.reset\ndata: {}\n\n', type = 'text/event-stream'): Fault =>
  (answer, { path, headers }) => {
    if (path !== '/api/v2/events' || answer.status >= 400) return
    answer.status = 200
    answer.body = headers.has('last-event-id') ? again : first
    answer.headers.set('content-type', type)
  }

const keyless = when(
  ({ path, headers }) => path === '/api/v2/payments' && !headers.has('idempotency-key'),
  { status: 201 },
)

/** What a backend at another origin than the site answers. */
const shared =
  (more: Fault = () => {}): Fault =>
  (answer, asked) => {
    const { headers } = answer
    if (asked.headers.get('origin') === site) headers.set('access-control-allow-origin', site)
    headers.set('access-control-allow-credentials', 'true')
    headers.set('access-control-expose-headers', 'Date, Retry-After, X-Request-Id')
    headers.set('vary', 'Origin')
    if (asked.method === 'OPTIONS') {
      answer.status = 204
      headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      headers.set(
        'access-control-allow-headers',
        'Content-Type, X-CSRF-Token, X-Requested-With, Idempotency-Key, Last-Event-ID, X-Team',
      )
    }
    more(answer, asked)
  }
const onPreflight = (more: Fault): Fault =>
  shared((answer, asked) => asked.method === 'OPTIONS' && more(answer, asked))

const site = 'https://site.example'
const fromSite = { as: ['customer'], origin: site }
/** The bodies of tickets that a backend of the faults has answered. */
const tickets = new Map<string, string>()
const missed = new Set<string>()

const dashboard = '/api/v2/dashboard'
const documents = '/api/v2/user/documents'
const prices = '/api/v2/customer/prices'
const customer = { as: ['customer'] }
const writing = { as: ['customer'], write: true }

/** Each is blamed on its call, by check, field, expected and got. */
const planted: [line: string, fault: Fault, only: string, wish?: Wish][] = [
  // The body.
  [
    'customerPrices: schema: groups: expected the field, got nothing',
    edit(prices, ({ groups: _, ...body }) => body),
    'customerPrices',
    {},
  ],
  [
    'documents: schema: records.0.id: expected the field, got nothing',
    editRecords(documents, ([first]) => {
      const { id: _, ...rest } = Object(first)
      return [rest]
    }),
    'documents',
  ],
  [
    'exportTasks: schema: createdAt: expected a text in the format date-time or null, got "28.11.2026 04:00"',
    edit('/api/v2/customer/exports', (body) => ({ ...body, createdAt: '28.11.2026 04:00' })),
    'exportTasks',
    writing,
  ],
  [
    'documents: schema: records.0.date: expected a text in the format date, got "2026/04/13"',
    editFirst(documents, { date: '2026/04/13' }),
    'documents',
  ],
  [
    'dashboard: schema: balance.amount: expected string, got 42.5',
    put(dashboard, { balance: { amount: 42.5, currency: 'USD' } }),
    'dashboard',
  ],
  [
    'dashboard: schema: balance.amount: expected a text like ^-?\\d{1,15}(?:\\.\\d{1,6})?$, got "42,50"',
    put(dashboard, { balance: { amount: '42,50', currency: 'USD' } }),
    'dashboard',
  ],
  [
    'dashboard: schema: balance: expected object, got null',
    put(dashboard, { balance: null }),
    'dashboard',
  ],
  [
    'dashboard: schema: lowBalance: expected boolean, got "yes"',
    put(dashboard, { lowBalance: 'yes' }),
    'dashboard',
  ],
  [
    'documents: schema: records: expected array, got {}',
    put(documents, { records: {} }),
    'documents',
  ],
  [
    'documents: schema: totalCount: expected <= 1000000000000000, got 1e+30',
    put(documents, { totalCount: 1e30 }),
    'documents',
  ],
  [
    'documents: schema: the body: expected object, got null',
    when(({ path }, { status }) => path.startsWith(documents) && status === 200, { body: '' }),
    'documents',
  ],
  [
    'dashboard: error shape (as nobody): fields.email.code: expected one of "required", "too_short"',
    when((_, { status }) => status === 401, {
      body: JSON.stringify({
        ...JSON.parse(problem('ERROR_X')),
        fields: { email: { code: 'no' } },
      }),
    }),
    'dashboard',
  ],
  [
    'readNotifications: schema: the body: expected what the site takes for an answer, got {"status":"error"}',
    (answer, { path }) => {
      if (path !== '/api/v2/notifications/read' || answer.status >= 300) return
      Object.assign(answer, { status: 200, body: '{"status":"error"}' })
      answer.headers.set('content-type', 'application/json')
    },
    'readNotifications',
    writing,
  ],
  // Status and headers.
  [
    'dashboard: status: status: expected 200, got 202',
    when((asked) => asked.path === dashboard && isSignedIn(asked), { status: 202 }),
    'dashboard',
  ],
  [
    'publicStatistics: status: status: expected 200, or a refusal of the contract, got 500',
    when(({ path }) => path.startsWith('/api/v2/public_statistics'), { status: 500 }),
    'publicStatistics',
    {},
  ],
  [
    'dashboard: status: status: expected 200, or a refusal of the contract, got 418',
    when((asked) => asked.path === dashboard && isSignedIn(asked), { status: 418 }),
    'dashboard',
  ],
  [
    'customerPrices: headers: Content-Type: expected JSON, got "text/html"',
    (answer) => answer.status === 200 && answer.headers.set('content-type', 'text/html'),
    'customerPrices',
    {},
  ],
  [
    'customerPrices: headers: Date: expected the moment of the answer, got nothing',
    header('date'),
    'customerPrices',
    {},
  ],
  [
    'dashboard: headers (as nobody): X-Request-Id: expected the requestId',
    header('x-request-id'),
    'dashboard',
  ],
  [
    'dashboard: headers: Retry-After: expected seconds, got "soon"',
    (answer, asked) => {
      if (asked.path !== dashboard || !isSignedIn(asked)) return
      Object.assign(answer, { status: 429, body: problem('ERROR_TOO_MANY_REQUESTS') })
      answer.headers.set('retry-after', 'soon')
      answer.headers.set('x-request-id', 'r')
    },
    'dashboard',
  ],
  [
    'customerPrices: time: the answer: expected within 0.0001 ms',
    () => {},
    'customerPrices',
    { limit: 0.0001 },
  ],
  [
    'dashboard: answer: the answer: expected one, got broken',
    (_, { path }) => {
      if (path === dashboard) throw new Error('broken')
    },
    'dashboard',
  ],
  // The shape of a refusal.
  [
    'dashboard: error shape (as nobody): errorCode: expected the field, got nothing',
    when((_, { status }) => status === 401, { body: '{"error":"Sign in."}' }),
    'dashboard',
  ],
  [
    'dashboard: error shape (as nobody): errorCode: expected a text like ^ERROR_[A-Z0-9_]+$, got "no"',
    when((_, { status }) => status === 401, { body: problem('no') }),
    'dashboard',
  ],
  [
    'an address of no call: error shape (GET /api/v2/conform_nothing): status: expected 404 or 501, got 200',
    when(({ path }) => path.endsWith('conform_nothing'), { status: 200, body: '<!doctype html>' }),
    'an',
    {},
  ],
  [
    'an address of no call: error shape (GET /api/v2/conform_nothing): the body: expected object, got nothing',
    when(({ path }) => path.endsWith('conform_nothing'), { status: 404, body: '<!doctype html>' }),
    'an',
    {},
  ],
  // Caching, cookies, other origins.
  [
    'dashboard: caching: Cache-Control: expected no-store or private, got "public, max-age=60"',
    header('cache-control', 'public, max-age=60'),
    'dashboard',
  ],
  [
    'dashboard: caching: Cache-Control: expected no-store or private, got nothing',
    header('cache-control'),
    'dashboard',
  ],
  [
    'login: cookies: session: expected HttpOnly, got Path=/; SameSite=Lax',
    cookies((one) => one.replace('; HttpOnly', '')),
    'login',
  ],
  [
    'csrf: cookies: csrf_token: expected no HttpOnly, as scripts read it, got',
    cookies((one) => `${one.replace('; HttpOnly', '')}; HttpOnly`),
    'csrf',
  ],
  [
    'login: cookies: session: expected SameSite=Lax, got Path=/; HttpOnly',
    cookies((one) => one.replace('; SameSite=Lax', '')),
    'login',
  ],
  [
    'login: cookies: session: expected Path=/, got Path=/api; SameSite=Lax; HttpOnly',
    cookies((one) => one.replace('Path=/', 'Path=/api')),
    'login',
  ],
  [
    'login: cookies: session: expected Secure, got',
    () => {},
    'login',
    { ...customer, isSecure: true },
  ],
  [
    'csrf: cookies: csrf_token: expected the cookie, got nothing',
    ({ headers }, { path }) => path.endsWith('/csrf') && headers.delete('set-cookie'),
    'csrf',
  ],
  [
    'user from a foreign origin: cors: Access-Control-Allow-Origin: expected not https://foreign.example',
    ({ headers }, asked) => {
      headers.set('access-control-allow-origin', asked.headers.get('origin') ?? '*')
      headers.set('access-control-allow-credentials', 'true')
    },
    'user',
    {},
  ],
  [
    'customerPrices: cors: Access-Control-Allow-Origin: expected https://site.example with credentials, got nothing',
    () => {},
    'customerPrices',
    { origin: 'https://site.example' },
  ],
  [
    'updateUser preflight: cors: Access-Control-Allow-Headers: expected x-csrf-token, x-requested-with, last-event-id, x-team, got',
    ({ headers }, { method }) => {
      if (method !== 'OPTIONS') return
      headers.set('access-control-allow-headers', 'Content-Type, Idempotency-Key')
      headers.set('access-control-allow-methods', 'GET, PUT')
    },
    'updateUser',
    { origin: 'https://site.example' },
  ],
  [
    'login: cookies: session: expected SameSite=Lax, got Path=/; SameSite=Strict',
    cookies((one) => one.replace('SameSite=Lax', 'SameSite=Strict')),
    'login',
  ],
  [
    'login: cookies: session: expected to end with the browser, without `remember`, got',
    cookies((one) => (one.startsWith('session=') ? `${one}; Max-Age=31536000` : one)),
    'login',
  ],
  [
    'csrf: cookies: csrf_token: expected a new one each time, got the same again',
    cookies((one) => one.replace(/(?<=csrf_token=)[^;]+/, 'same')),
    'csrf',
  ],
  [
    'customerPrices: caching: Vary: expected Accept-Language, got nothing',
    header('cache-control', 'public, max-age=60'),
    'customerPrices',
    {},
  ],
  [
    'dashboard: headers (as nobody): Content-Type: expected JSON, got "text/html"',
    (answer) => answer.status === 401 && answer.headers.set('content-type', 'text/html'),
    'dashboard',
  ],
  [
    'dashboard: headers (as nobody): WWW-Authenticate: expected nothing, got',
    (answer) => answer.status === 401 && answer.headers.set('www-authenticate', 'Basic realm="x"'),
    'dashboard',
  ],
  [
    'dashboard: error shape: retryAfter: expected seconds, got nothing',
    (answer, asked) => {
      if (asked.path !== dashboard || !isSignedIn(asked)) return
      Object.assign(answer, { status: 429, body: problem('ERROR_TOO_MANY_REQUESTS') })
      answer.headers.set('retry-after', '5')
      answer.headers.set('x-request-id', 'r')
    },
    'dashboard',
  ],
  [
    'documents: validation (perPage=100000): fields: expected perPage, got nothing',
    when(({ path }) => path.includes('perPage=100000'), { body: problem('ERROR_VALIDATION') }),
    'documents',
  ],
  [
    'dashboard: schema: the body: expected JSON in UTF-8, got The JSON is nested more than 64',
    put(dashboard, { more: JSON.parse('['.repeat(70) + ']'.repeat(70)) }),
    'dashboard',
  ],
  [
    'documents: pagination (perPage=2): page: expected 0, got 1 on page 0',
    edit(documents, (body) => ({ ...body, page: Number(body['page']) + 1 })),
    'documents',
  ],
  [
    'documents: pagination (perPage=2): perPage: expected 2, got 20 on page 0',
    put(documents, { perPage: 20 }),
    'documents',
  ],
  [
    'login with a wrong password: sign-in (a wrong password, as for an unknown address): status: expected 400 ERROR_WRONG_CREDENTIALS, got 400 ERROR_WRONG_PASSWORD',
    when(({ body }, { status }) => status === 400 && body.includes('customer@'), {
      body: problem('ERROR_WRONG_PASSWORD'),
    }),
    'login',
    writing,
  ],
  [
    'createBotThread as a form of another site: csrf (without X-Requested-With): status: expected 403 or 415, got 204',
    when(({ headers }, { status }) => status === 403 && !headers.has('x-requested-with'), {
      status: 204,
    }),
    'createBotThread',
    writing,
  ],
  [
    'ticket of another account: missing ("T-',
    (answer, { path }) => {
      if (!/\/tickets\/[^/]+$/.test(path)) return
      const known = tickets.get(path)
      if (answer.status === 200) tickets.set(path, answer.body)
      else if (known !== undefined && answer.status === 404) {
        // First the other account asks for the document's example, which is not among its own.
        if (missed.has(path)) Object.assign(answer, { status: 200, body: known })
        missed.add(path)
      }
    },
    'ticket',
    { as: ['customer', 'worker'] },
  ],
  // A backend at another origin.
  [
    'updateUser preflight: cors: status: expected 200 or 204, got 401',
    onPreflight((answer) => (answer.status = 401)),
    'updateUser',
    fromSite,
  ],
  [
    'updateUser preflight: cors: Access-Control-Allow-Origin: expected https://site.example with credentials, got nothing',
    onPreflight(({ headers }) => headers.delete('access-control-allow-origin')),
    'updateUser',
    fromSite,
  ],
  [
    'updateUser preflight: cors: Access-Control-Allow-Methods: expected delete, got get, put',
    onPreflight(({ headers }) => headers.set('access-control-allow-methods', 'GET, PUT')),
    'updateUser',
    fromSite,
  ],
  [
    'customerPrices: cors: Vary: expected origin, got',
    shared(({ headers }) => headers.delete('vary')),
    'customerPrices',
    fromSite,
  ],
  [
    'customerPrices: cors: Access-Control-Expose-Headers: expected retry-after, x-request-id, got date',
    shared(({ headers }) => headers.set('access-control-expose-headers', 'Date')),
    'customerPrices',
    fromSite,
  ],
  [
    'dashboard: cors (as nobody): Access-Control-Allow-Origin: expected https://site.example with credentials, got nothing',
    shared(({ status, headers }) => {
      if (status >= 400) headers.delete('access-control-allow-origin')
    }),
    'dashboard',
    fromSite,
  ],
  [
    'user from a foreign origin: cors: Access-Control-Allow-Origin: expected not https://notsite.example, got',
    shared(({ headers }, asked) => {
      const from = asked.headers.get('origin') ?? ''
      if (from.endsWith('site.example')) headers.set('access-control-allow-origin', from)
    }),
    'user',
    fromSite,
  ],
  // Who may call.
  [
    'dashboard: sign-in (as nobody): status: expected 401, got 200',
    when(({ path }, { status }) => path === dashboard && status === 401, {
      status: 200,
      body: '{}',
    }),
    'dashboard',
  ],
  [
    'dashboard: sign-in: status: expected an answer to who is signed in, got 401',
    when((asked) => asked.path === dashboard && isSignedIn(asked), {
      status: 401,
      body: problem('ERROR_UNAUTHORIZED'),
    }),
    'dashboard',
  ],
  [
    'login: sign-in: the test account: expected 200 without a second factor, got a second factor',
    put('/api/v2/auth/login', { twoFactor: { challengeId: 'c', methods: ['totp'] } }),
    'login',
  ],
  [
    'login of an unknown person: sign-in (an unknown address): status: expected 400 ERROR_WRONG_CREDENTIALS, got 404 ERROR_NOT_FOUND',
    when((_, { status, body }) => status === 400 && body.includes('WRONG_CREDENTIALS'), {
      status: 404,
      body: problem('ERROR_NOT_FOUND'),
    }),
    'login',
    {},
  ],
  [
    'people: permission (without admin): status: expected 403 ERROR_FORBIDDEN, got 200',
    when(({ path }, { status }) => path.startsWith('/api/v2/admin/people') && status === 403, {
      status: 200,
      body: '{"records":[],"totalCount":0,"page":0,"perPage":20}',
    }),
    'people',
  ],
  [
    'people: permission: status: expected an answer to who holds admin, got 403 ERROR_FORBIDDEN',
    when((asked) => asked.path.startsWith('/api/v2/admin/people') && isSignedIn(asked), {
      status: 403,
      body: problem('ERROR_FORBIDDEN'),
    }),
    'people',
    { as: ['admin'] },
  ],
  [
    'createTicket: sign-in (as nobody): status: expected 401 or 403, got 201',
    when((asked, { status }) => asked.path === '/api/v2/support/tickets' && status === 401, {
      status: 201,
    }),
    'createTicket',
    writing,
  ],
  // Input.
  [
    'documents: validation (perPage=100000): status: expected 400, got 200',
    when(({ path }) => path.includes('perPage=100000'), { status: 200, body: '{"records":[]}' }),
    'documents',
  ],
  [
    'dashboard: validation: status: expected an answer to a right argument, got 400 ERROR_VALIDATION',
    when((asked) => asked.path === dashboard && isSignedIn(asked), {
      status: 400,
      body: problem('ERROR_VALIDATION'),
    }),
    'dashboard',
  ],
  [
    'createTicket: validation (without its fields): status: expected 400 or 403 or 404, got 201',
    when(({ path, body }) => path === '/api/v2/support/tickets' && body === '{}', { status: 201 }),
    'createTicket',
    writing,
  ],
  [
    'updateAvatar with no picture: validation (a text file): status: expected 415 ERROR_FILE_TYPE, got 204',
    when(({ path }, { status }) => path === '/api/v2/user/avatar' && status === 415, {
      status: 204,
    }),
    'updateAvatar',
    writing,
  ],
  [
    'ticket: missing (no-such-thing): status: expected 404 or 400 or 403 or 410, got 200',
    when(({ path }) => path.endsWith('/tickets/no-such-thing'), { status: 200 }),
    'ticket',
  ],
  [
    'updateRequisites: version (updatedAt of 2000): status: expected 409 ERROR_STALE_VERSION, got 200',
    when((_, { status }) => status === 409, { status: 200 }),
    'updateRequisites',
    writing,
  ],
  [
    'updateRequisites: version (updatedAt of 2000): current: expected what is stored now, got nothing',
    (answer) => {
      if (answer.status !== 409) return
      const { current: _, ...body } = JSON.parse(answer.body)
      answer.body = JSON.stringify(body)
    },
    'updateRequisites',
    writing,
  ],
  // Forms of other sites, and repeated calls.
  [
    'updateUser with a wrong token: csrf (X-CSRF-Token: wrong): status: expected 403 ERROR_CSRF_TOKEN, got 200',
    when((_, { body }) => body.includes('ERROR_CSRF_TOKEN'), { status: 200, body: '{"id":1}' }),
    'updateUser',
    writing,
  ],
  [
    'updateUser with a wrong token: csrf (X-CSRF-Token: wrong): status: expected 403 ERROR_CSRF_TOKEN, got 403 ERROR_FORBIDDEN',
    when((_, { body }) => body.includes('ERROR_CSRF_TOKEN'), { body: problem('ERROR_FORBIDDEN') }),
    'updateUser',
    writing,
  ],
  [
    'updateUser as a form of another site: csrf (Content-Type: text/plain): status: expected 403 or 415, got 200',
    when(({ headers }) => headers.get('content-type') === 'text/plain', { status: 200 }),
    'updateUser',
    writing,
  ],
  [
    'createPayment: idempotency (the same Idempotency-Key): the answer: expected the first one, 201',
    edit('/api/v2/payments', (body) => ({ ...body, id: `p-${Math.random()}` })),
    'createPayment',
    writing,
  ],
  [
    'createPayment: idempotency (without Idempotency-Key): status: expected 400, got 201',
    keyless,
    'createPayment',
    writing,
  ],
  // Lists.
  [
    'documents: pagination (perPage=2): records: expected 2 at most, got 3 on page 0',
    editRecords(documents, ([first, second]) => [first, second, { ...Object(first), id: 'x' }]),
    'documents',
  ],
  [
    'documents: pagination (perPage=2): records: expected each entry once, got "x" again on page 1',
    editFirst(documents, { id: 'x' }),
    'documents',
  ],
  [
    'documents: pagination (perPage=100): totalCount: expected 56, as on the pages, got 999',
    put(documents, { totalCount: 999 }),
    'documents',
  ],
  [
    'documents: pagination (page=100000): records: expected none beyond the end, got 1',
    (answer, asked) => {
      if (asked.path.includes('page=100000'))
        answer.body = '{"records":[{"id":"x"}],"totalCount":40}'
    },
    'documents',
  ],
  [
    'notifications: pagination (before="x"): records: expected each entry once, got',
    (answer, { path }) => {
      if (path.startsWith('/api/v2/notifications') && answer.status !== 401)
        Object.assign(answer, { status: 200, body: '{"records":[{"id":"n"}],"nextBefore":"x"}' })
    },
    'notifications',
  ],
  [
    'notifications: pagination (before="x"): nextBefore: expected null after the last page, got "x"',
    (answer, { path }) => {
      const records = path.includes('before=') ? [] : [{ id: 'n' }]
      if (path.startsWith('/api/v2/notifications') && answer.status !== 401)
        Object.assign(answer, { status: 200, body: JSON.stringify({ records, nextBefore: 'x' }) })
    },
    'notifications',
  ],
  // The order of lists, and words that are none of the contract's.
  [
    'documents: order: records: expected -date, got "2026-',
    editRecords(documents, (records) => records.toReversed()),
    'documents',
  ],
  [
    'documents: order (perPage=2): records: expected -date, got "2026-',
    (answer, asked) => {
      const page = Number(/[?&]page=(\d+)/.exec(asked.path)?.[1] ?? 0)
      // Each page is in order, and they follow one another the wrong way round.
      editRecords(documents, (records) =>
        records.map((one, at) => ({ ...Object(one), date: `2026-01-${10 + page * 2 + 1 - at}` })),
      )(answer, asked)
    },
    'documents',
  ],
  [
    'proxyUsers: order (sort=label): records: expected label, got "',
    when(({ path }) => path.startsWith('/api/v2/proxy/users?') && path.includes('sort=label'), {
      status: 200,
      body: '{"records":[{"id":"1","label":"b"},{"id":"2","label":"a"}],"totalCount":2}',
    }),
    'proxyUsers',
  ],
  [
    'serviceStatus: order: incidents: expected -startedAt, got "',
    edit('/api/v2/service_status', (body) => ({
      ...body,
      incidents: ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'].map((startedAt) => ({
        ...Object([body['incidents']].flat()[0]),
        startedAt,
      })),
    })),
    'serviceStatus',
    {},
  ],
  [
    'documents: schema: records.0.kind: expected one of "invoice", ',
    editFirst(documents, { kind: 'paper' }),
    'documents',
  ],
  [
    'tickets: schema: records.0.status: expected one of "',
    editFirst('/api/v2/support/tickets', { status: 'lost' }),
    'tickets',
  ],
  [
    'tickets: schema: records.0.unread: expected count, 0 or more, got -1',
    editFirst('/api/v2/support/tickets', { unread: -1 }),
    'tickets',
  ],
  [
    'dashboard: schema: today.successRate: expected percent, 0 to 100, got 140',
    edit(dashboard, ({ today, ...body }) => ({
      ...body,
      today: { ...Object(today), successRate: 140 },
    })),
    'dashboard',
  ],
  // Parts of a list, and the entry that was asked for.
  [
    'tickets: filter (text=qzxqzx-of-no-entry): records: expected none, got 1, such as "x"',
    (answer, asked) => {
      if (asked.path.includes('text=')) answer.body = '{"records":[{"id":"x"}],"totalCount":1}'
    },
    'tickets',
  ],
  [
    'payments: filter (dateFrom=2001-01-01&dateTo=2001-01-02): records: expected none, got 1, such as "x"',
    (answer, asked) => {
      if (asked.path.includes('dateFrom=2001'))
        answer.body = '{"records":[{"id":"x"}],"totalCount":1}'
    },
    'payments',
  ],
  [
    'tickets: filter (status=',
    (answer, asked) => {
      if (/[?&]status=/.test(asked.path))
        answer.body = '{"records":[{"id":"x","status":"lost"}],"totalCount":1}'
    },
    'tickets',
  ],
  [
    'ticket: missing: id: expected "T-',
    (answer, asked) => {
      if (!/\/tickets\/T-[^/]+$/.test(asked.path) || answer.status !== 200) return
      answer.body = JSON.stringify({ ...JSON.parse(answer.body), id: 'T-other' })
    },
    'ticket',
  ],
  // Events.
  [
    'events: events: Content-Type: expected text/event-stream, got "text/event-stream; charset=latin1"',
    stream('id: 1\n\n', undefined, 'text/event-stream; charset=latin1'),
    'events',
  ],
  [
    'events: events: the stream: expected an event or a comment within 50 ms, got ""',
    stream(''),
    'events',
    { ...customer, quiet: 50 },
  ],
  [
    'events: events: line: expected event, data, id, retry or a comment, got "{\\"name\\":\\"balance.changed\\"}"',
    stream('{"name":"balance.changed"}\n\n'),
    'events',
  ],
  [
    'events: events (task.updated): data: expected JSON, got "ready"',
    stream('event: task.updated\ndata: ready\n\n'),
    'events',
  ],
  [
    'events: events (balance.changed): data.balance: expected object or null, got "12.50"',
    stream('event: balance.changed\ndata: {"balance":"12.50"}\n\n'),
    'events',
  ],
  [
    'events: events (with an unknown Last-Event-ID): the first event: expected stream.reset, got nothing',
    stream('id: 1\n\n', 'id: 2\n\n'),
    'events',
  ],
]

describe('npm run conform', () => {
  it('passes the mock backend whole, as a customer, a worker and an admin who may change things', async () => {
    const verdicts = await run({ as: ['customer', 'worker', 'admin'], write: true })
    expect(faults(verdicts)).toEqual([])
    for (const [as, least] of [
      ['nobody', 30],
      ['customer', 330],
      ['worker', 330],
      ['admin', 330],
    ] as const)
      expect(
        verdicts.filter((one) => one.as.startsWith(as) && one.skipped === undefined).length,
        as,
      ).toBeGreaterThan(least)
  }, 120_000)

  it('hears the events of the mock backend, and comes back to them', async () => {
    const live = await fetch(`${mock.url}/__mock`, { method: 'POST', body: '{"live":true}' })
    const [own = ''] = live.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const verdicts = await run({
      as: ['customer'],
      only: ['events'],
      ask: (url, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', [own, headers.get('cookie')].filter(Boolean).join('; '))
        return fetch(url, { ...init, headers })
      },
    })
    expect(faults(verdicts)).toEqual([])
    expect(verdicts.find(({ name }) => name === 'events')?.status).toBe(200)
  })

  it('has sixty and more kinds of faults planted', () => {
    expect(new Set(planted.map(([line]) => line)).size).toBe(planted.length)
    expect(planted.length).toBeGreaterThan(90)
  })

  it.each(planted)('finds a wrong backend out: %s', async (line, fault, only, wish = customer) => {
    const found = faults(await run({ ...wish, only: [only], ask: wrong(fault) }))
    expect(found.find((one) => one.startsWith(line)) ?? found.join('\n')).toContain(line)
  })

  it('stops with one line where nothing answers, at once or later', async () => {
    const closed = await startHttp({ port: 0 })
    await closed.close()
    await expect(run({}, closed.url)).rejects.toThrow(
      /^Nothing answers at http:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED [^\n]*$/,
    )
    let calls = 0
    const dying: typeof fetch = (url, init) => {
      calls += 1
      return calls > 3 ? Promise.reject(new Error('gone')) : fetch(url, init)
    }
    await expect(run({ ask: dying })).rejects.toThrow(/^Nothing answers at .*: gone$/)
    expect(calls).toBe(5)
  })

  it('takes a failing backend for no refusal, and asks no more as who cannot sign in', async () => {
    const failing = await run({
      as: ['customer'],
      only: ['user', 'dashboard'],
      ask: wrong((answer) => Object.assign(answer, { status: 500, body: '<h1>Oops</h1>' })),
    })
    expect(table(failing)).toContain('0 passed (0 of them refusals), 3 failed, 1 skipped')
    expect(failing.filter(({ as }) => as !== 'nobody').map(({ name }) => name)).toEqual([
      'csrf',
      'login',
    ])
  })

  it('provokes the refusals of a call as an account that may make it', async () => {
    // The newcomer joins a team whose payments are closed to the role.
    const wish = {
      as: ['newcomer', 'customer'],
      write: true,
      only: ['joinTeam', 'createPayment'],
    }
    // A backend of its own, whose invitation nobody has accepted yet.
    const fresh = await startHttp({ port: 0 })
    const verdicts = await run(wish, fresh.url)
    expect(faults(verdicts)).toEqual([])
    expect(
      verdicts.filter(({ name }) => name === 'createPayment').map(({ status }) => status),
    ).toEqual([403, 201])
    expect(faults(await run({ ...wish, ask: wrong(keyless) }, fresh.url))).toContainEqual(
      expect.stringContaining('createPayment: idempotency (without Idempotency-Key)'),
    )
    await fresh.close()
  })

  it('refuses a name that is no call, instead of judging nothing', async () => {
    await expect(run({ only: ['user', 'dashbord'] })).rejects.toThrow(
      /^The contract has no call "dashbord"/,
    )
  })

  it('prints a table, and a file for build servers', async () => {
    const verdicts = await run({
      only: ['publicStatistics', 'customerPrices', 'dashboard'],
      ask: wrong((answer, { path }) => {
        if (path.startsWith('/api/v2/public_statistics')) answer.status = 500
      }),
    })
    expect(table(verdicts)).toMatch(
      /^FAIL {2}publicStatistics +GET \/api\/v2\/public_statistics +nobody +500 +\d+ ms +status: status: expected 200/m,
    )
    expect(table(verdicts)).toContain('1 passed (0 of them refusals), 1 failed, 1 skipped')
    expect(table(verdicts)).toContain('Never answered but by a refusal: publicStatistics\n')
    expect(junit(verdicts, mock.url)).toContain('<testsuites tests="3" failures="1" skipped="1">')
    expect(junit(verdicts, mock.url)).toMatch(/<failure type="status" message="status: status:/)
  })
})
