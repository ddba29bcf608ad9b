import { takeFailures } from './backend.ts'
import type { Backend } from './backend.ts'
import { ApiFailure, codeOfStatus, errorBody, failure, statuses } from './errors.ts'
import type { ErrorCode } from './errors.ts'
import { parseCookies, writeCookie } from './lib/cookies.ts'
import type { Cookie } from './lib/cookies.ts'
import { forever, wait } from './lib/wait.ts'
import { liveResponse } from './live.ts'
import { accountOfSession } from './db.ts'
import { taskFile } from './lib/export-file.ts'
import { isMedia, media } from './lib/media.ts'
import { firstOf, readBody } from './lib/uploads.ts'
import { findRoute, readJson, sessionCookie } from './route.ts'
import type { Incoming } from './route.ts'
import { parseSetting, sentinelOf } from './settings.ts'
import type { Failure } from './settings.ts'

export interface Exchange {
  /** `Response.error()` where the connection is to break. */
  response: Response
  cookies: Cookie[]
}

interface Around {
  cookies: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
}

export const isCall = (url: URL): boolean => url.pathname.startsWith('/api/')

const json = (status: number, body: unknown, headers?: Record<string, string>): Response =>
  body === undefined
    ? new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
    : Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

function refusal(error: ApiFailure, requestId: string): Response {
  const { retryAfter } = error.details
  return json(error.status, errorBody(error, requestId), {
    'x-request-id': requestId,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
}

const isCode = (error: string): error is ErrorCode => Object.hasOwn(statuses, error)

function unmocked({ method, url }: Incoming): ApiFailure {
  const description = `No call of src/api/contract is ${method} ${url.pathname}: add a row there, and its mock in src/mocks/handlers.`
  return new ApiFailure(501, 'ERROR_NOT_MOCKED', { description })
}

/** What a failure that is due answers instead of the handler. */
async function fault({ error, fields, retryAfter }: Failure, backend: Backend, signal: AbortSignal | undefined): Promise<Response | null> {
  if (error === undefined) return null
  if (error === 'network') return Response.error()
  if (error === 'timeout') return forever(signal)
  if (error === 'html')
    return new Response('<!doctype html><title>Gateway</title><h1>Please wait</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  if (error === 'shape') return json(200, 'This is not what the contract promises.')
  const code = typeof error === 'string' && isCode(error) ? error : codeOfStatus(Number(error))
  const status = typeof error === 'number' ? error : statuses[code]
  const pause = retryAfter ?? (status === 429 || status === 423 ? 30 : undefined)
  return refusal(new ApiFailure(status, code, { ...(fields && { fields }), ...(pause !== undefined && { retryAfter: pause }) }), backend.requestId())
}

/** What the request itself asks to fail with: its header X-Mock and its sentinels. */
function asked({ headers, url, body, method }: Incoming): Failure[] {
  const setting = headers.get('x-mock')
  const query = method === 'GET' || method === 'DELETE'
  const input = query ? Object.fromEntries(url.searchParams) : typeof body === 'string' ? readJson(body)?.data : body && firstOf(body)
  return [setting ? parseSetting(setting) : undefined, sentinelOf(input)].filter((failure) => failure !== undefined)
}

function settings(incoming: Incoming, backend: Backend): Failure[] {
  try {
    return [...asked(incoming), ...backend.standing()]
  } catch (error) {
    throw new ApiFailure(400, 'ERROR_MOCK_SETTING', { description: error instanceof Error ? error.message : String(error) })
  }
}

async function exchangeCall(incoming: Incoming, backend: Backend, signal: AbortSignal | undefined): Promise<Exchange> {
  const found = findRoute(incoming.method, incoming.url.pathname)
  if (!found) throw unmocked(incoming)
  const due = takeFailures(backend, found.name, settings(incoming, backend))
  if (due.delay) await wait(due.delay, signal)
  if (due.until) await Promise.race([due.until, forever(signal)])
  const failed = await fault(due, backend, signal)
  if (failed) return { response: failed, cookies: [] }
  backend.load()
  let changed = incoming.method !== 'GET'
  try {
    const { status, body, cookies, location } = found.route.answer(incoming, backend)
    const account = backend.live && found.name === 'events' && accountOfSession(backend.db, incoming.cookies[sessionCookie], backend.now())
    if (account) return { response: liveResponse(backend, account.id, signal), cookies }
    // Whoever is sent on has signed in on the way.
    changed ||= location !== undefined
    return { response: json(status, body, location === undefined ? undefined : { location }), cookies }
  } finally {
    // A refusal changes the data too: wrong passwords are counted.
    if (changed) backend.save()
  }
}

/**
 * Answers one request, with its cookies apart: each transport keeps those in its own way.
 * @returns null for what is no call of the backend
 * @throws the signal's reason, where the request is given up
 */
export async function exchange(request: Request, backend: Backend, { cookies, signal }: Around): Promise<Exchange | null> {
  const url = new URL(request.url)
  if (!isCall(url)) return null
  if (request.method === 'GET' && isMedia(url.pathname)) {
    backend.load()
    return { response: media(url.pathname, backend.db) ?? new Response(null, { status: 404 }), cookies: [] }
  }
  const file = request.method === 'GET' && taskFile(url.pathname, backend.db, cookies[sessionCookie], backend.now())
  if (file) return { response: file, cookies: [] }
  const incoming: Incoming = { method: request.method, url, headers: request.headers, cookies, body: await readBody(request) }
  try {
    return await exchangeCall(incoming, backend, signal)
  } catch (error) {
    if (error instanceof ApiFailure) return { response: refusal(error, backend.requestId()), cookies: [] }
    if (signal?.aborted) throw error
    const description = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { response: refusal(failure('ERROR_INTERNAL', { description }), backend.requestId()), cookies: [] }
  }
}

/** The backend as a function: cookies come and go in the headers. Null for what is no call of it. */
export async function respond(request: Request, backend: Backend): Promise<Response | null> {
  const done = await exchange(request, backend, { cookies: parseCookies(request.headers.get('cookie')), signal: request.signal })
  if (!done) return null
  for (const cookie of done.cookies) done.response.headers.append('set-cookie', writeCookie(cookie))
  return done.response
}
