import { takeFailures } from './backend.ts'
import type { Backend } from './backend.ts'
import { ApiFailure, codeOfStatus, errorBody, failure, errorStatuses } from './errors.ts'
import type { ErrorCode } from './errors.ts'
import type { Cookie } from './lib/cookies.ts'
import { forever, wait } from './lib/wait.ts'
import { eventStreamResponse } from './event-stream.ts'
import { accountOfSession } from './db.ts'
import { archiveFile } from './lib/archive-file.ts'
import { taskFile } from './lib/export-file.ts'
import { streamed } from './lib/streamed.ts'
import { labelFile } from './lib/label-files.ts'
import { ticketFile } from './lib/ticket-files.ts'
import { isMedia, media } from './lib/media.ts'
import { proxyListFile } from './lib/proxy-lines.ts'
import { firstOf, readBody } from './lib/uploads.ts'
import { readJson, sessionCookie } from './route.ts'
import type { Incoming, MockedCall } from './route.ts'
import { ownAddress } from './seed/deliveries.ts'
import { puzzleFile } from './seed/puzzles.ts'
import { memberOfCall } from './seed/team.ts'
import { parseSetting, sentinelOf } from './settings.ts'
import type { Failure } from './settings.ts'

export interface Exchange {
  /** `Response.error()` for a broken connection. */
  response: Response
  cookies: Cookie[]
}

export interface Around {
  cookies: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
}

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

const isCode = (error: string): error is ErrorCode => Object.hasOwn(errorStatuses, error)

/** The answer of an injected failure in place of the handler's. */
async function fault(
  { error, fields, retryAfter }: Failure,
  backend: Backend,
  signal: AbortSignal | undefined,
): Promise<Response | null> {
  if (error === undefined || error === 'lost') return null
  if (error === 'network') return Response.error()
  if (error === 'timeout') return forever(signal)
  if (error === 'html')
    return new Response('<!doctype html><title>Gateway</title><h1>Please wait</h1>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  // What no row believes (tests/tables/answers.spec.ts).
  if (error === 'shape') return json(200, { status: 'error' })
  const code = typeof error === 'string' && isCode(error) ? error : codeOfStatus(Number(error))
  const status = typeof error === 'number' ? error : errorStatuses[code]
  const pause = retryAfter ?? (status === 429 || status === 423 ? 30 : undefined)
  return refusal(
    new ApiFailure(status, code, {
      ...(fields && { fields }),
      ...(pause !== undefined && { retryAfter: pause }),
    }),
    backend.requestId(),
  )
}

/** The failures that the request itself asks for: its X-Mock header and its sentinels. */
function asked({ headers, url, body, method }: Incoming): Failure[] {
  const setting = headers.get('x-mock')
  const query = method === 'GET' || method === 'DELETE'
  const input = query
    ? Object.fromEntries(url.searchParams)
    : typeof body === 'string'
      ? readJson(body)?.data
      : body && firstOf(body)
  return [setting ? parseSetting(setting) : undefined, sentinelOf(input)].filter(
    (failure) => failure !== undefined,
  )
}

function settings(incoming: Incoming, backend: Backend): Failure[] {
  try {
    return [...asked(incoming), ...backend.standing()]
  } catch (error) {
    throw new ApiFailure(400, 'ERROR_MOCK_SETTING', {
      description: error instanceof Error ? error.message : String(error),
    })
  }
}

async function exchange(
  { name, route }: MockedCall,
  incoming: Incoming,
  backend: Backend,
  signal: AbortSignal | undefined,
): Promise<Exchange> {
  const due = takeFailures(backend, name, settings(incoming, backend))
  if (due.delay) await wait(due.delay, signal)
  if (due.until) await Promise.race([due.until, forever(signal)])
  const failed = await fault(due, backend, signal)
  if (failed) return { response: failed, cookies: [] }
  backend.load()
  let changed = incoming.method !== 'GET'
  try {
    const { status, body, cookies, location } = route.answer(incoming, backend)
    if (due.error === 'lost') return { response: Response.error(), cookies: [] }
    const account =
      backend.live &&
      name === 'events' &&
      accountOfSession(backend.db, incoming.cookies[sessionCookie], backend.now())
    if (account) {
      const from = incoming.headers.get('last-event-id')
      const member = memberOfCall(backend.db, account, incoming.headers)
      const listener = {
        person: account.id,
        account: member?.ownerId ?? account.id,
        role: member?.role ?? null,
      }
      const response = eventStreamResponse(backend, listener, { from, signal })
      return { response, cookies }
    }
    if (name === 'sendBotMessage' && incoming.headers.get('accept')?.includes('event-stream'))
      return { response: streamed(body, backend.streamPace), cookies }
    // A GET that redirects may have signed the visitor in.
    changed ||= location !== undefined
    return {
      response: json(status, body, location === undefined ? undefined : { location }),
      cookies,
    }
  } finally {
    // A refusal changes the data too: wrong passwords are counted.
    if (changed) backend.save()
  }
}

/**
 * Answers a request to one call. Cookies are returned separately, because each transport stores
 * them differently.
 * @throws the signal's reason when the request is aborted
 */
export async function answerCall(
  call: MockedCall,
  request: Request,
  backend: Backend,
  { cookies, signal }: Around,
): Promise<Exchange> {
  const { method, headers, url } = request
  const body = await readBody(request)
  try {
    return await exchange(
      call,
      { method, url: new URL(url), headers, cookies, body },
      backend,
      signal,
    )
  } catch (error) {
    if (error instanceof ApiFailure)
      return { response: refusal(error, backend.requestId()), cookies: [] }
    if (signal?.aborted) throw error
    const description = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return {
      response: refusal(failure('ERROR_INTERNAL', { description }), backend.requestId()),
      cookies: [],
    }
  }
}

/** Answers images and files, which an `<img>` or a link requests; undefined for everything else. */
export function answerFile(
  { url }: Request,
  backend: Backend,
  { cookies }: Around,
): Response | undefined {
  const { pathname } = new URL(url)
  backend.load()
  if (isMedia(pathname)) return media(pathname, backend.db) ?? new Response(null, { status: 404 })
  const place = [pathname, backend.db, cookies[sessionCookie], backend.now()] as const
  const list = proxyListFile(pathname, backend.db, ownAddress, backend.now())
  if (list) {
    backend.save()
    return list
  }
  const puzzle = puzzleFile(pathname)
  if (puzzle) return puzzle
  return (
    ticketFile(...place) ??
    labelFile(...place) ??
    taskFile(...place) ??
    archiveFile(...place) ??
    undefined
  )
}

/** Answers a path below /api/ that is not in the contract. */
export function answerUnknown({ method, url }: Request, backend: Backend): Response {
  const description = `No call of src/api/contract is ${method} ${new URL(url).pathname}: add a row there, and its mock in src/mocks/handlers.`
  return refusal(new ApiFailure(501, 'ERROR_NOT_MOCKED', { description }), backend.requestId())
}
