// Over 250 lines: one request, from its headers to its judged answer.
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { isRecord } from '@/lib/is-record.ts'
import type { Owner } from '@/lib/kept.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { isLanguage, languages } from '@/site/languages.ts'
import type { Method } from './contract/types.ts'
import { noteChange } from './in-flight.ts'
import type { ChangeOutcome } from './in-flight.ts'
import { initialPageState, selectCallHeaders, selectHost, teamHeader } from './page-state.ts'
import type { PageState } from './page-state.ts'
import { ownerIn, repeatKeys } from './repeat-keys.ts'
import { stateKeys } from './state-keys.ts'
import { isForbidden, isGone, isSignedOut, isTeamRefused, isTokenRefused } from './problem.ts'
import type { FieldProblem, Problem } from './problem.ts'
import { judgeOutcome } from './verdict.ts'
import { deviceNow, noteServerDate, serverNow } from '@/lib/server-clock.ts'

export interface QueryCall {
  method: Method
  /** Path and query below the backend's origin. */
  url: string
  /** The path as the contract writes it, for reports: no parameter is filled. */
  path?: string
  /** Sent as JSON, unless it is a FormData. Without it nothing is sent. */
  body?: unknown
  idempotencyKey?: string | undefined
  /** The language of the answer, where it is not that of the page. */
  language?: string
  /** The page's host is added to the query. */
  hostname?: true
  /**
   * It makes something. Its Idempotency-Key is kept until the outcome is known, that of any other
   * change until the state is changed again (state-keys.ts).
   */
  repeatable?: boolean | undefined
  /** Whether an answer has the shape of the contract: of any other one the outcome is unknown. */
  isReadable?: (data: unknown) => boolean
  beacon?: boolean | undefined
  /** A GET that begins now, for the same call of a page whose code is still on its way. */
  ahead?: true
}

export type QueryAnswer =
  | { data: unknown; error?: undefined }
  | { error: Problem; data?: undefined }

/** The part of RTK Query's BaseQueryFn that this site uses. */
export type Send = (
  call: QueryCall,
  api: Pick<BaseQueryApi, 'signal' | 'getState' | 'dispatch'>,
) => Promise<QueryAnswer>

interface Settings {
  origin: string
  fetch: typeof fetch
  /** The value of the cookie `csrf_token`, if there is one. */
  csrfToken: () => string | undefined
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
  /** Told when a call has failed for good through no fault of its caller. */
  onGivenUp?: (call: QueryCall, problem: Problem) => void
  /** Told when a call was refused because nobody is signed in or a permission is missing. */
  onRefused?: (dispatch: BaseQueryApi['dispatch']) => void
  /** Told when the person is no member of the tab's team any more. */
  onTeamLost?: (dispatch: BaseQueryApi['dispatch']) => void
}

/** Requests the current user. A 401 here means "signed out", not that a session has ended. */
const userUrl = '/api/v2/user'

const asksWho = ({ method, url }: QueryCall): boolean => method === 'GET' && url === userUrl

/** Why an answer does not do what was asked. */
const faultOf = ({ isReadable }: QueryCall, { data, error }: QueryAnswer): Problem | undefined =>
  error ?? (isReadable?.(data) === false ? { kind: 'PARSING_ERROR' } : undefined)

function outcomeOf(fault: Problem | undefined): ChangeOutcome {
  if (!fault) return 'saved'
  if (isSignedOut(fault)) return 'none'
  return judgeOutcome(fault) === 'lost' ? 'lost' : 'refused'
}

const timeouts = { read: 15_000, write: 30_000, upload: 60_000 }
/** Milliseconds before the second and the third try of a GET. */
const backoff = [500, 1500]
const longestRetryAfter = 10
/** Milliseconds for which an answer waits for the call that it was asked for. */
const aheadFor = 15_000
/** Seconds: a longer pause would lock a form although the backend may have recovered long ago. */
const longestPause = 3600

const passing = (problem: Problem): boolean =>
  problem.kind === 'FETCH_ERROR' ||
  problem.kind === 'TIMEOUT_ERROR' ||
  (problem.kind === 'HTTP' &&
    (problem.status === 502 || problem.status === 503 || problem.status === 504)) ||
  (problem.kind === 'HTTP' && problem.status === 429 && problem.retryAfter !== undefined)

/** Whether the network or the backend is at fault: a refusal answers what a person did. */
const isOurs = ({ kind, status = 0 }: Problem): boolean =>
  (kind !== 'HTTP' && kind !== 'FILE_GONE') || status >= 500 || status === 429

/** Whether a value is a number that can be shown: JSON also allows 1e308. */
const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER

function readFields(value: unknown): Record<string, FieldProblem> | undefined {
  if (!isRecord(value)) return undefined
  const fields = Object.entries(value).flatMap(([name, field]): [string, FieldProblem][] => {
    if (!isRecord(field) || typeof field['code'] !== 'string') return []
    const params = isRecord(field['params'])
      ? Object.fromEntries(
          Object.entries(field['params']).filter(
            (pair): pair is [string, string | number] =>
              typeof pair[1] === 'string' || isFigure(pair[1]),
          ),
        )
      : undefined
    return [[name, { code: field['code'], ...(params && { params }) }]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** The seconds of a Retry-After header. Some proxies name a time, which is by their own clock. */
function secondsOf(headers: Headers): number {
  const text = headers.get('retry-after') ?? 'none'
  const seconds = Number(text)
  if (!Number.isNaN(seconds)) return seconds
  const date = Date.parse(headers.get('date') ?? '')
  return (Date.parse(text) - (Number.isNaN(date) ? serverNow() : date)) / 1000
}

/**
 * An answer outside 200 to 299 together with its data (contract.md 4.0.7); `null` where it was not
 * JSON.
 */
export function problemOf(response: Response, data: unknown): Problem {
  const body = isRecord(data) ? data : {}
  const retryAfter =
    typeof body['retryAfter'] === 'number' ? body['retryAfter'] : secondsOf(response.headers)
  const fields = readFields(body['fields'])
  const requestId =
    typeof body['requestId'] === 'string' ? body['requestId'] : response.headers.get('x-request-id')
  return {
    kind: 'HTTP',
    status: response.status,
    data,
    ...(typeof body['errorCode'] === 'string' && { code: body['errorCode'] }),
    ...(fields && { fields }),
    ...(Number.isFinite(retryAfter) && {
      retryAfter: Math.min(Math.max(retryAfter, 0), longestPause),
    }),
    ...(requestId && { requestId }),
  }
}

/** The BCP 47 tag of a language of the site; of others the given text. */
const tagOf = (language: string): string =>
  isLanguage(language) ? languages[language].tag : language

const withHost = (url: string, hostname: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ hostname }).toString()}`

async function readJson(response: Response): Promise<{ data: unknown } | null> {
  const text = await response.text()
  if (text === '') return { data: null }
  try {
    return { data: parseJson(text) }
  } catch {
    return null
  }
}

/** Whether a file cannot be read any more. The browser only says that the request failed. */
async function lacksFile(files: FormData): Promise<boolean> {
  for (const value of files.values()) {
    if (typeof value === 'string') continue
    try {
      await value.slice(0, 1).arrayBuffer()
    } catch {
      return true
    }
  }
  return false
}

/**
 * The network policy (quality.md section 2). A GET times out after 15 s and is retried at most
 * twice after a transient error. Any other method times out after 30 s (60 s with files) and is
 * never retried automatically.
 */
export function createBaseQuery(settings: Settings): Send {
  async function once(
    call: QueryCall,
    headers: Headers,
    signal: AbortSignal,
  ): Promise<QueryAnswer> {
    const files = call.body instanceof FormData ? call.body : undefined
    const limit = AbortSignal.timeout(
      call.method === 'GET' ? timeouts.read : files ? timeouts.upload : timeouts.write,
    )
    const begun = deviceNow()
    try {
      const response = await settings.fetch(settings.origin + call.url, {
        method: call.method,
        headers,
        credentials: 'include',
        signal: AbortSignal.any([signal, limit]),
        ...(call.body !== undefined && { body: files ?? JSON.stringify(call.body) }),
      })
      noteServerDate(response.headers, begun, deviceNow())
      const answer = await readJson(response)
      if (!response.ok) return { error: problemOf(response, answer?.data ?? null) }
      return answer ?? { error: { kind: 'PARSING_ERROR', status: response.status } }
    } catch (error) {
      if (signal.aborted) throw error
      if (files && (await lacksFile(files))) return { error: { kind: 'FILE_GONE' } }
      return { error: { kind: limit.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR' } }
    }
  }

  async function fetchToken(headers: Headers, refused: string | undefined): Promise<void> {
    const { signal } = new AbortController()
    const { error } = await once({ method: 'GET', url: '/api/v2/auth/csrf' }, headers, signal)
    // WebKit exposes a cookie to the page a few milliseconds after the response that set it.
    for (let tries = 0; !error && tries < 20 && settings.csrfToken() === refused; tries += 1)
      await settings.wait(25, signal)
  }

  /** The first try of calls that were asked ahead, by what is asked and with which headers. */
  const begun = new Map<string, Promise<QueryAnswer>>()
  const askedAs = (url: string, headers: Headers): string => JSON.stringify([url, ...headers])

  function begin(call: QueryCall, headers: Headers): Promise<QueryAnswer> {
    const name = askedAs(call.url, headers)
    const { signal } = new AbortController()
    const answer = once(call, headers, signal)
    begun.set(name, answer)
    void settings.wait(aheadFor, signal).then(() => {
      if (begun.get(name) === answer) begun.delete(name)
    })
    return answer
  }

  function take(url: string, headers: Headers): Promise<QueryAnswer> | undefined {
    const name = askedAs(url, headers)
    const answer = begun.get(name)
    begun.delete(name)
    return answer
  }

  const keys = repeatKeys()
  const states = stateKeys()
  /** A backend knows files without a key: what is uploaded again replaces the first. */
  const setsState = ({ method, body, beacon, idempotencyKey, repeatable }: QueryCall): boolean =>
    method !== 'GET' &&
    !beacon &&
    idempotencyKey === undefined &&
    !repeatable &&
    !(body instanceof FormData)
  let asking: Promise<void> | undefined

  /**
   * All waiting calls share one token request: a second response would invalidate the first token.
   * @param refused a token that the backend does not accept any more
   */
  async function csrf(headers: Headers, refused?: string): Promise<string | undefined> {
    const token = settings.csrfToken()
    if (token !== undefined && token !== refused) return token
    // A caller may abort, and the other callers still wait for the token.
    asking ??= fetchToken(headers, refused).finally(() => (asking = undefined))
    await asking
    return settings.csrfToken()
  }

  async function send(
    call: QueryCall,
    owner: Owner,
    { getState, dispatch, signal }: Parameters<Send>[1],
  ): Promise<QueryAnswer> {
    const { page = initialPageState }: { page?: PageState } = Object(getState())
    const headers = new Headers(selectCallHeaders({ page }))
    headers.set('accept', 'application/json')
    headers.set('accept-language', tagOf(call.language ?? page.language))
    const plain = new Headers(headers)
    if (call.method === 'GET') {
      const asked = call.hostname
        ? { ...call, url: withHost(call.url, selectHost({ page })) }
        : call
      if (call.ahead) return begin(asked, headers)
      for (let attempt = 0; ; attempt += 1) {
        const answer = await (take(asked.url, headers) ?? once(asked, headers, signal))
        // Only who is here is asked again: the answer names a team that the person has.
        if (asksWho(call) && answer.error && isTeamRefused(answer.error)) {
          if (!headers.has(teamHeader)) return answer
          settings.onTeamLost?.(dispatch)
          headers.delete(teamHeader)
          continue
        }
        const pause = backoff[attempt]
        if (!answer.error || !passing(answer.error) || pause === undefined) return answer
        const after = answer.error.retryAfter ?? 0
        if (after > longestRetryAfter) return answer
        await settings.wait(Math.max(pause * (0.75 + settings.random() / 2), after * 1000), signal)
      }
    }
    const token = call.beacon ? settings.csrfToken() : await csrf(plain)
    if (token !== undefined) headers.set('x-csrf-token', token)
    const key =
      call.idempotencyKey ??
      (call.repeatable ? keys.keyOf(owner, call) : setsState(call) ? states.keyOf(call) : undefined)
    if (key !== undefined) headers.set('idempotency-key', key)
    // A form on another site can send neither of these without a preflight: JSON as the content
    // type, or the header that stands in for it where there are files or no body.
    if (call.body === undefined || call.body instanceof FormData)
      headers.set('x-requested-with', 'fetch')
    else headers.set('content-type', 'application/json')
    const answer = await once(call, headers, signal)
    if (!answer.error || !isTokenRefused(answer.error) || call.beacon) return answer
    // The one call that is repeated by itself: the backend has read nothing of it but its token.
    const fresh = await csrf(plain, token)
    if (fresh === undefined || fresh === token) return answer
    headers.set('x-csrf-token', fresh)
    return once(call, headers, signal)
  }

  return async (call, { getState, signal, dispatch }) => {
    // Who sends it: the answer may sign somebody in or out.
    const owner = ownerIn(getState())
    const isRepeat = call.repeatable
      ? keys.isRepeat(owner, call)
      : setsState(call) && states.isRepeat(call)
    const sent = send(call, owner, { getState, signal, dispatch })
    // The call that takes the answer judges it.
    if (call.ahead) return sent
    const isChange = call.method !== 'GET' && !call.beacon
    // What was asked before a change may be of another person, or old.
    if (isChange) begun.clear()
    const found = await (isChange ? noteChange(sent, (got) => outcomeOf(faultOf(call, got))) : sent)
    if (isChange) begun.clear()
    // What is gone at the second press was deleted by the first, whose answer was lost.
    const isDeleted =
      isRepeat &&
      call.method === 'DELETE' &&
      found.error !== undefined &&
      isGone(found.error) &&
      call.isReadable?.(null) !== false
    const answer: QueryAnswer = isDeleted ? { data: null } : found
    const outcome = faultOf(call, answer)
    if (call.repeatable) keys.settle(owner, call, outcome)
    else if (setsState(call)) states.settle(call, outcome)
    if (answer.error && !call.beacon && isOurs(answer.error))
      settings.onGivenUp?.(call, answer.error)
    const isRefused =
      answer.error && [isSignedOut, isForbidden, isTeamRefused].some((is) => is(answer.error))
    if (isRefused && !asksWho(call)) settings.onRefused?.(dispatch)
    return answer.error && isRepeat ? { error: { ...answer.error, isRepeat } } : answer
  }
}
