import { performance } from 'node:perf_hooks'
import { parseJson } from '../../src/lib/parse-json.ts'
import type { Wire } from './wire.ts'

export interface Reply {
  status: number
  headers: Headers
  /** The parsed body; undefined if it is empty or not JSON. */
  body: unknown
  /** Why the body could not be read as the site reads it. */
  unread?: string
  text: string
  cookies: string[]
  milliseconds: number
}

/** How long a stream is read. */
export interface Listening {
  /** Told of all that came so far. */
  isEnough: (text: string) => boolean
  /** Milliseconds. */
  patience: number
}

export interface Client {
  api: string
  /**
   * @param listening reads a stream of events, which is not read otherwise
   * @throws Error if there is no answer
   */
  send: (wire: Wire, more?: Record<string, string>, listening?: Listening) => Promise<Reply>
  /** A client with the same address and no cookies. */
  anonymous: () => Client
  csrf: () => string | undefined
}

interface Options {
  /** The origin of the backend. */
  api: string
  /** The site's origin; sent if it differs from the backend's. */
  origin?: string | undefined
  /** Milliseconds until a call is aborted. */
  patience: number
  /** By default the platform's own. */
  fetch?: typeof fetch | undefined
}

/** A body as the site reads it; a text that is not in UTF-8 would reach the screen broken. */
function parse(bytes: ArrayBuffer): Pick<Reply, 'body' | 'text' | 'unread'> {
  const text = new TextDecoder().decode(bytes)
  if (text === '') return { text, body: undefined }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, body: parseJson(text) }
  } catch (error) {
    return { text, body: undefined, unread: error instanceof Error ? error.message : 'other bytes' }
  }
}

/** Reads a stream until it is enough, it ends, or the time is over. */
async function listen(response: Response, { isEnough, patience }: Listening): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const timer = setTimeout(() => void reader?.cancel(), patience)
  while (reader && !isEnough(text)) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
  }
  clearTimeout(timer)
  await reader?.cancel()
  return text
}

/** Talks to a backend as a browser would: it keeps cookies and follows no redirect. */
export function createClient(options: Options): Client {
  const { api, origin, patience, fetch: ask = fetch } = options
  const cookies = new Map<string, string>()
  const csrf = (): string | undefined => cookies.get('csrf_token')
  return {
    api,
    csrf,
    anonymous: () => createClient(options),
    async send({ method, path, headers, body }, more = {}, listening) {
      const sent = new Headers({ ...headers, ...more })
      if (cookies.size > 0 && !sent.has('cookie'))
        sent.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const token = csrf()
      if (method !== 'GET' && token && !sent.has('x-csrf-token')) sent.set('x-csrf-token', token)
      if (origin !== undefined && !sent.has('origin')) sent.set('origin', origin)
      const began = performance.now()
      const response = await ask(api + path, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience + (listening?.patience ?? 0)),
        ...(body !== undefined && { body }),
      })
      const isStream =
        response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
      if (isStream && !listening) await response.body?.cancel()
      const read = !isStream
        ? parse(await response.arrayBuffer())
        : { text: listening ? await listen(response, listening) : '', body: undefined }
      const milliseconds = listening ? 0 : performance.now() - began
      const set = response.headers.getSetCookie()
      for (const cookie of set) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '' || /;\s*max-age=0/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return {
        status: response.status,
        headers: response.headers,
        ...read,
        cookies: set,
        milliseconds,
      }
    },
  }
}
