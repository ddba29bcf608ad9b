import { performance } from 'node:perf_hooks'
import type { Wire } from './wire.ts'

export interface Reply {
  status: number
  headers: Headers
  /** The parsed body; undefined if it is empty or not JSON. */
  body: unknown
  text: string
  cookies: string[]
  milliseconds: number
}

export interface Client {
  /** @throws Error if there is no answer */
  send: (wire: Wire, more?: Record<string, string>) => Promise<Reply>
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
  cookies?: Map<string, string>
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Talks to a backend as a browser would: it keeps cookies and follows no redirect. */
export function createClient(options: Options): Client {
  const { api, origin, patience, cookies = new Map<string, string>() } = options
  const csrf = (): string | undefined => cookies.get('csrf_token')
  return {
    csrf,
    anonymous: () => createClient({ api, origin, patience }),
    async send({ method, path, headers, body }, more = {}) {
      const sent = new Headers({ ...headers, ...more })
      if (cookies.size > 0 && !sent.has('cookie'))
        sent.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
      const token = csrf()
      if (method !== 'GET' && token && !sent.has('x-csrf-token')) sent.set('x-csrf-token', token)
      if (origin !== undefined && !sent.has('origin')) sent.set('origin', origin)
      const began = performance.now()
      const response = await fetch(api + path, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        ...(body !== undefined && { body }),
      })
      const stream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
      if (stream) await response.body?.cancel()
      const text = stream ? '' : await response.text()
      const set = response.headers.getSetCookie()
      for (const cookie of set) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '' || /;\s*max-age=0/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return {
        status: response.status,
        headers: response.headers,
        body: parse(text),
        text,
        cookies: set,
        milliseconds: performance.now() - began,
      }
    },
  }
}
