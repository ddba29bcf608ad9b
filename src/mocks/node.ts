import { getResponse } from 'msw/utils/get-response'
import { clockOf, openBackend } from './backend.ts'
import type { Clock, Options } from './backend.ts'
import { become } from './control.ts'
import { csrfCookie } from './handlers/auth.ts'
import { parseCookies, writeMockCookie } from './lib/cookies.ts'
import type { Cookie } from './lib/cookies.ts'
import type { CallName } from '../api/contract/index.ts'
import type { PersonaName } from './personas.ts'
import { firstOf, readBody } from './lib/uploads.ts'
import { mswHandlers } from './msw.ts'
import { readJson, sessionCookie } from './route.ts'
import type { Failure } from './settings.ts'
import type { Data } from './data/data.ts'

/** The default time of tests: a Wednesday morning. */
export const testTime = '2026-04-15T09:30:00.000Z'

export interface LoggedRequest {
  method: string
  /** The path with its query. */
  path: string
  /** The contract row that answers the request. */
  call: CallName | null
  /** Parsed JSON, or the parts by name; null without a body. */
  body: unknown
  headers: Record<string, string>
  /** Null while the request is pending, and where the connection broke. */
  status: number | null
  /** When it was sent, in the test's time. */
  at: number
}

export interface TestBackend {
  /** Replaces the global fetch. It keeps its own cookies, as a browser would. */
  fetch: typeof fetch
  db: Data
  requests: LoggedRequest[]
  /** @returns a function that ends the failure */
  fail: (failure: Failure) => () => void
  /**
   * Delays the answers of a call until the returned function is called, so that a test can check
   * the pending state.
   */
  hold: (call: CallName, failure?: Omit<Failure, 'call' | 'until'>) => () => void
  signInAs: (persona: PersonaName) => void
  setClock: (clock: Clock) => void
  /** Aborts pending requests and deletes the cookies. */
  close: () => void
}

/**
 * Keeps cookies as a browser does: those that scripts may read are in document.cookie, where a
 * document exists.
 */
function cookieJar() {
  const kept = new Map<string, string>()
  const scripted = (): Record<string, string> =>
    typeof document === 'undefined' ? {} : parseCookies(document.cookie)
  return {
    read: (): Record<string, string> => ({ ...Object.fromEntries(kept), ...scripted() }),
    put(cookie: Cookie): void {
      if (!cookie.httpOnly && typeof document !== 'undefined')
        document.cookie = writeMockCookie(cookie, true)
      else if (cookie.maxAge === 0) kept.delete(cookie.name)
      else kept.set(cookie.name, cookie.value)
    },
    clear(): void {
      kept.clear()
      if (typeof document !== 'undefined')
        document.cookie = writeMockCookie(
          { name: csrfCookie, value: '', httpOnly: false, maxAge: 0 },
          true,
        )
    },
  }
}

/** Creates an independent backend for one test. */
export function createBackend({
  persona = 'anonymous',
  clock = testTime,
  ...options
}: Options & { persona?: PersonaName } = {}): TestBackend {
  const backend = openBackend({ clock, ...options })
  backend.streamPace = 0
  const jar = cookieJar()
  const requests: LoggedRequest[] = []
  const closed = new AbortController()
  /**
   * The pending requests. Their signals come from jsdom, and Node's Request does not accept those.
   */
  const known = new WeakMap<Request, { logged: LoggedRequest; signal: AbortSignal }>()
  const handlers = mswHandlers(backend, {
    cookies: () => jar.read(),
    keep: (cookie) => jar.put(cookie),
    signal: (request) => known.get(request)?.signal,
    onCall: (request, call) => {
      const { logged } = known.get(request) ?? {}
      if (logged) logged.call = call
    },
  })

  function signInAs(name: PersonaName): void {
    const session = become(backend, name)
    jar.put({
      name: sessionCookie,
      value: session?.id ?? '',
      httpOnly: true,
      ...(!session && { maxAge: 0 }),
    })
  }

  async function log(request: Request): Promise<LoggedRequest> {
    const { pathname, search } = new URL(request.url)
    const body = await readBody(request.clone())
    const logged: LoggedRequest = {
      method: request.method,
      path: pathname + search,
      call: null,
      body:
        typeof body !== 'string'
          ? body && firstOf(body)
          : body
            ? (readJson(body)?.data ?? body)
            : null,
      headers: Object.fromEntries(request.headers),
      status: null,
      at: Date.now(),
    }
    requests.push(logged)
    return logged
  }

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { signal: own, ...rest } = init
    const given = own ?? (input instanceof Request ? input.signal : null)
    const signal = given ? AbortSignal.any([given, closed.signal]) : closed.signal
    signal.throwIfAborted()
    const base = typeof location === 'undefined' ? 'http://localhost' : location.origin
    const request =
      input instanceof Request ? new Request(input, rest) : new Request(new URL(input, base), rest)
    const logged = await log(request)
    known.set(request, { logged, signal })
    const response = await getResponse(handlers, request)
    if (!response)
      throw new TypeError(
        `The mock backend has no answer to ${request.method} ${request.url}: it knows only paths below /api/.`,
      )
    signal.throwIfAborted()
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    logged.status = response.status
    return response
  }

  const fail = (failure: Failure): (() => void) => {
    const mine = { ...failure }
    backend.failures.push(mine)
    return () => {
      backend.failures = backend.failures.filter((one) => one !== mine)
    }
  }

  signInAs(persona)
  return {
    fetch: answer,
    db: backend.db,
    requests,
    fail,
    hold: (call, failure) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const stop = fail({ ...failure, call, until: promise })
      return () => {
        stop()
        resolve()
      }
    },
    signInAs,
    setClock: (time) => {
      backend.now = clockOf(time)
    },
    close: () => {
      closed.abort(new DOMException('The mock backend was closed.', 'AbortError'))
      jar.clear()
    },
  }
}
