// Over 250 lines: one request through the frame of all calls.
import { safeParse } from 'valibot'
import { handlers } from './handlers/index.ts'
import type { Context, Handler } from './handlers/types.ts'
import { calls } from '../api/contract/index.ts'
import type { CallName, Calls } from '../api/contract/index.ts'
import type { Call, Method } from '../api/contract/types.ts'
import { decodePart } from '../lib/decode-part.ts'
import { entriesSum } from '../lib/idempotency.ts'
import { keysOf } from '../lib/object.ts'
import type { Backend } from './backend.ts'
import { accountOfSession, endSession, rememberedDays, startSession } from './db.ts'
import { roleOpens, teamAreaOf } from '../routes/team.ts'
import { memberOfCall, memberOfSignIn, teamAccount } from './seed/team.ts'
import { isPastLimit } from './seed/team-view.ts'
import { failure } from './errors.ts'
import type { Cookie } from './lib/cookies.ts'
import { logChanges, trackedSettings } from './lib/change-log.ts'
import { bearerKey } from './lib/program-key.ts'
import { faultyFields, fromText, takesNothing } from './lib/input.ts'
import { csrfCookie } from './handlers/auth.ts'
import { proofMinutes } from './lib/proof.ts'
import type { UploadParts } from './lib/uploads.ts'
import { isRecord } from '../lib/is-record.ts'
import type { MockAccount } from './data/accounts.ts'

export const sessionCookie = 'session'

/** A request in the form that the frame passes to a route. */
export interface Incoming {
  method: string
  url: URL
  headers: Headers
  cookies: Readonly<Record<string, string>>
  /** Null for parts that could not be parsed. */
  body: string | UploadParts | null
}

export interface MockAnswer {
  status: number
  body: unknown
  cookies: Cookie[]
  /** The target of a redirect. */
  location?: string
}

type Params = Record<string, string>

export interface Route {
  method: Method
  path: string
  /** The path's parameters; null where the path does not match. */
  match: (path: string) => Params | null
  /** @throws ApiFailure */
  answer: (incoming: Incoming, backend: Backend) => MockAnswer
}

function matcher(path: string): Route['match'] {
  const names: string[] = []
  const source = path.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (!name) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    names.push(name)
    return '([^/]+)'
  })
  const pattern = new RegExp(`^${source.join('')}$`)
  return (asked) => {
    const values = pattern.exec(asked)?.slice(1).map(decodePart)
    if (!values || values.includes(null)) return null
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']))
  }
}

export function readJson(body: string): { data: unknown } | null {
  try {
    return { data: body === '' ? {} : JSON.parse(body) }
  } catch {
    return null
  }
}

/** The argument as the app passed it, collected from path, query, body and header. */
function argument(call: Call, { method, url, headers, body }: Incoming, params: Params): unknown {
  const parts = Object.entries(params).map(([name, value]) => [
    name,
    fromText(call.arg, name, [value]),
  ])
  const key = headers.get('idempotency-key')
  if (call.idempotent && !key)
    throw failure('ERROR_VALIDATION', { description: 'The header Idempotency-Key is missing.' })
  if (call.idempotent) parts.push(['idempotencyKey', key])
  if (method === 'GET' || method === 'DELETE') {
    const names = new Set(url.searchParams.keys())
    const query = [...names].map((name) => [
      name,
      fromText(call.arg, name, url.searchParams.getAll(name)),
    ])
    return Object.fromEntries([...query, ...parts])
  }
  if (call.upload) {
    if (typeof body === 'string' || !body)
      throw failure('ERROR_VALIDATION', { description: 'The body is not multipart/form-data.' })
    return Object.fromEntries([
      ...[...body].map(([name, values]) => [name, fromText(call.arg, name, values)]),
      ...parts,
    ])
  }
  const json = typeof body === 'string' ? readJson(body) : null
  if (!json) throw failure('ERROR_VALIDATION', { description: 'The body is not JSON.' })
  return isRecord(json.data) ? { ...json.data, ...Object.fromEntries(parts) } : json.data
}

function checkToken(call: Call, { method, headers, cookies }: Incoming): void {
  const token = cookies[csrfCookie]
  if (method === 'GET' || call.beacon || !token || headers.get('x-csrf-token') === token) return
  throw failure('ERROR_CSRF_TOKEN', {
    description: 'X-CSRF-Token is not the value of the cookie csrf_token.',
  })
}

/** Refuses what a form on another site could send without a preflight. */
function checkSender({ method, headers }: Incoming): void {
  const isJson = /^application\/json\b/i.test(headers.get('content-type') ?? '')
  if (method === 'GET' || isJson || headers.has('x-requested-with')) return
  throw failure('ERROR_FORBIDDEN', {
    description: 'The content type is not application/json, and X-Requested-With is missing.',
  })
}

/**
 * Combines a contract row with its mock into a route. It is generic so that both keep their types.
 */
export function compile<C extends Call>(call: C, handler: Handler<C>): Route {
  const match = matcher(call.path)

  function admit(user: MockAccount | null): MockAccount {
    if (!user) throw failure('ERROR_UNAUTHORIZED')
    const { access } = handler
    if (access !== 'public' && access !== 'user' && user.permissions[access] !== true)
      throw failure('ERROR_FORBIDDEN')
    return user
  }

  function parse(incoming: Incoming): Context<C>['arg'] {
    const params = match(incoming.url.pathname) ?? {}
    const parsed = safeParse<C['arg']>(
      call.arg,
      takesNothing(call.arg) ? undefined : argument(call, incoming, params),
    )
    if (parsed.success) return parsed.output
    const fields = faultyFields(parsed.issues)
    throw handler.refuse?.(fields) ?? failure('ERROR_VALIDATION', { fields })
  }

  function answer(incoming: Incoming, { db, now: clock }: Backend): MockAnswer {
    const now = clock()
    const { cookies: sent } = incoming
    const cookies: Cookie[] = []
    const bearer = bearerKey(db, call, incoming, now)
    const caller = bearer
      ? (db.accounts.find(({ id }) => id === bearer.accountId) ?? null)
      : accountOfSession(db, sent[sessionCookie], now)
    // What no session is needed for answers whatever team is named, but for who is here.
    const asks =
      handler.access === 'public' && call.path !== calls.user.path ? memberOfSignIn : memberOfCall
    const member = caller && !bearer ? asks(db, caller, incoming.headers) : null
    const area = handler.access === 'public' ? null : teamAreaOf(call.path)
    // In a team's account a member has the rights of their role (routes/team.ts).
    if (!roleOpens(member?.role, area)) throw failure('ERROR_FORBIDDEN')
    const user = caller && area ? teamAccount(db, member, caller) : caller
    // A member changes the settings of the team's account, also by leaving it.
    const owned = caller && teamAccount(db, member, caller)
    const start = (account: MockAccount, remember = false): void => {
      const userAgent = incoming.headers.get('user-agent') ?? ''
      // A fresh sign-in counts as a proof of identity.
      const provenUntil = now + proofMinutes * 60 * 1000
      const { id } = startSession(db, account, now, {
        instead: sent[sessionCookie],
        remember,
        userAgent,
        provenUntil,
      })
      cookies.push({
        name: sessionCookie,
        value: id,
        httpOnly: true,
        ...(remember && { maxAge: rememberedDays * 24 * 60 * 60 }),
      })
    }
    const end = (): void => {
      endSession(db, sent[sessionCookie])
      cookies.push({ name: sessionCookie, value: '', httpOnly: true, maxAge: 0 })
    }
    const own = () => db.sessions.find(({ id }) => id === sent[sessionCookie])
    const session: Context<C>['session'] = {
      start,
      end,
      id: () => own()?.id ?? null,
      provenUntil: () => own()?.provenUntil ?? 0,
      prove: (until) => {
        const known = own()
        if (known) known.provenUntil = until
      },
    }
    const setCookie: Context<C>['setCookie'] = (name, value, options) =>
      void cookies.push({ name, value, httpOnly: false, ...options })
    let location: string | undefined
    const redirect = (to: string): void => {
      location = to
    }

    // Access is checked before the input, so that an unauthorised caller learns nothing about it.
    if (handler.access !== 'public') admit(user)
    // No browser sends a key by itself, so a program proves by it where the call comes from.
    if (!bearer) {
      checkToken(call, incoming)
      checkSender(incoming)
    }
    const arg = parse(incoming)
    const sentKey = incoming.headers.get('idempotency-key')
    // A key alone signs nobody in: where nobody has to be signed in, the fields are compared too.
    const asker = handler.access === 'public' ? entriesSum(arg ?? null) : (user?.id ?? '')
    const key = sentKey !== null ? `${asker} ${call.path} ${sentKey}` : null
    const replay = db.replays.find((known) => known.key === key)
    if (replay) return { status: replay.status, body: replay.body, cookies: replay.cookies }
    const { method, url, headers } = incoming
    const context: Context<C> = {
      arg,
      db,
      user,
      member,
      now,
      request: { method, url, headers, cookies: sent },
      session,
      setCookie,
      redirect,
    }
    if (call.idempotent && area && area !== 'money' && isPastLimit(db, member, now))
      throw failure('ERROR_LIMIT_EXCEEDED')
    const tracked = method !== 'GET' && owned ? trackedSettings(db, owned, now) : null
    const body =
      handler.access === 'public'
        ? handler.run(context)
        : handler.run({ ...context, user: admit(user) })
    if (tracked && owned && caller)
      logChanges(db, owned, tracked, { now, headers, key: bearer?.name ?? null, person: caller })
    if (location !== undefined) return { status: 302, body: undefined, cookies, location }
    const status = handler.status ?? (body === undefined ? 204 : 200)
    // Whoever registers gets the session again, as its cookie may be lost with the first answer.
    if (key !== null) db.replays.push({ key, status, body, cookies })
    return { status, body, cookies }
  }

  return { method: call.method, path: call.path, match, answer }
}

/** A row of the contract with its mock. */
export interface MockedCall {
  name: CallName
  route: Route
}

const mocked = <Name extends CallName>(name: Name): MockedCall => ({
  name,
  route: compile<Calls[Name]>(calls[name], handlers[name]),
})

/** Every row, those without parameters first: `/x/index` must not match `/x/{id}`. */
export const mockedCalls: readonly MockedCall[] = keysOf(calls)
  .map((name) => mocked(name))
  .sort((a, b) => a.route.path.split('{').length - b.route.path.split('{').length)

/** The row that answers a method and a path. */
export const callOf = (method: string, path: string): MockedCall | undefined =>
  mockedCalls.find(({ route }) => route.method === method && route.match(path) !== null)
