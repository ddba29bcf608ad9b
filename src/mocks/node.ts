import { clockOf, openBackend } from './backend.ts'
import type { Clock, Options } from './backend.ts'
import { become } from './control.ts'
import { csrfCookie } from './handlers/auth.ts'
import { parseCookies, writeCookie } from './lib/cookies.ts'
import type { Cookie } from './lib/cookies.ts'
import type { Data } from './db.ts'
import type { CallName } from '../api/contract/index.ts'
import type { PersonaName } from './personas.ts'
import { firstOf, readBody } from './lib/uploads.ts'
import { exchange } from './respond.ts'
import { findRoute, readJson, sessionCookie } from './route.ts'
import type { Failure } from './settings.ts'

/** The time at which tests play, where they do not say another: a Wednesday morning. */
export const testTime = '2026-04-15T09:30:00.000Z'

export interface LoggedRequest {
  method: string
  /** With its query. */
  path: string
  /** The row that answers it. */
  call: CallName | null
  /** Parsed JSON, or the parts by their names; null without a body. */
  body: unknown
  headers: Record<string, string>
  /** Null while it is under way, and where the connection broke. */
  status: number | null
}

export interface TestBackend {
  /** To be put in the place of the global fetch. Carries its own cookies, as a browser would. */
  fetch: typeof fetch
  db: Data
  requests: LoggedRequest[]
  /** @returns a function that ends the failure */
  fail: (failure: Failure) => () => void
  /** What a call is asked is answered, or fails, only when the function that this returns is called: between, a test can look at what stands there. */
  hold: (call: CallName, failure?: Omit<Failure, 'call' | 'until'>) => () => void
  signInAs: (persona: PersonaName) => void
  setClock: (clock: Clock) => void
  /** Breaks off what is under way and forgets the cookies. */
  close: () => void
}

/** Keeps cookies as a browser does: those that scripts may read stand in document.cookie, where there is a document. */
function cookieJar() {
  const kept = new Map<string, string>()
  const scripted = (): Record<string, string> => (typeof document === 'undefined' ? {} : parseCookies(document.cookie))
  return {
    read: (): Record<string, string> => ({ ...Object.fromEntries(kept), ...scripted() }),
    put(cookie: Cookie): void {
      if (!cookie.httpOnly && typeof document !== 'undefined') document.cookie = writeCookie(cookie, true)
      else if (cookie.maxAge === 0) kept.delete(cookie.name)
      else kept.set(cookie.name, cookie.value)
    },
    clear(): void {
      kept.clear()
      if (typeof document !== 'undefined') document.cookie = writeCookie({ name: csrfCookie, value: '', httpOnly: false, maxAge: 0 }, true)
    },
  }
}

/** A backend of its own for one test: as many as one likes live side by side. */
export function createBackend({ persona = 'anonymous', clock = testTime, ...options }: Options & { persona?: PersonaName } = {}): TestBackend {
  const backend = openBackend({ clock, ...options })
  const jar = cookieJar()
  const requests: LoggedRequest[] = []
  const closed = new AbortController()

  function signInAs(name: PersonaName): void {
    const session = become(backend, name)
    jar.put({ name: sessionCookie, value: session?.id ?? '', httpOnly: true, ...(!session && { maxAge: 0 }) })
  }

  async function log(request: Request): Promise<LoggedRequest> {
    const { pathname, search } = new URL(request.url)
    const body = await readBody(request.clone())
    const logged: LoggedRequest = {
      method: request.method,
      path: pathname + search,
      call: findRoute(request.method, pathname)?.name ?? null,
      body: typeof body !== 'string' ? body && firstOf(body) : body ? (readJson(body)?.data ?? body) : null,
      headers: Object.fromEntries(request.headers),
      status: null,
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
    const request = input instanceof Request ? new Request(input, rest) : new Request(new URL(input, base), rest)
    const logged = await log(request)
    const done = await exchange(request, backend, { cookies: jar.read(), signal })
    if (!done) throw new TypeError(`The mock backend has no answer to ${request.method} ${request.url}: it knows only paths below /api/.`)
    signal.throwIfAborted()
    if (done.response.type === 'error') throw new TypeError('Failed to fetch')
    for (const cookie of done.cookies) jar.put(cookie)
    logged.status = done.response.status
    return done.response
  }

  const fail = (failure: Failure): (() => void) => {
    const mine = { ...failure }
    backend.failures.push(mine)
    return () => {
      backend.failures = backend.failures.filter((known) => known !== mine)
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
