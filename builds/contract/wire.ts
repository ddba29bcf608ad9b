import { encodePart } from '../../src/lib/encode-part.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { hasBody } from '../../src/api/contract/has-body.ts'
import type { Call } from '../../src/api/contract/types.ts'

export interface Wire {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

/**
 * A call as the site sends it (src/api/call.ts and base-query.ts, which run only in the page): the
 * argument fills the path, then the query or the body. The caller adds cookies and the CSRF token.
 */
export function wireOf(call: Call, arg: unknown): Wire {
  const rest: Record<string, unknown> = isRecord(arg) ? { ...arg } : {}
  const take = (name: string): string => {
    const value = rest[name]
    delete rest[name]
    return String(value)
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(take(name)))
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': call.inLanguage && rest['language'] ? take('language') : 'en',
  }
  if (call.idempotent) headers['idempotency-key'] = take('idempotencyKey')
  const pairs = Object.entries(rest).flatMap(([name, value]): [string, unknown][] =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map((one) => [name, one]),
  )
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
    return {
      method: call.method,
      path: query.size > 0 ? `${path}?${query}` : path,
      headers: call.method === 'DELETE' ? { ...headers, 'x-requested-with': 'fetch' } : headers,
    }
  }
  if (!hasBody(call))
    return { method: call.method, path, headers: { ...headers, 'x-requested-with': 'fetch' } }
  if (call.upload) {
    const form = new FormData()
    for (const [name, value] of pairs)
      form.append(name, value instanceof Blob ? value : String(value))
    return {
      method: call.method,
      path,
      headers: { ...headers, 'x-requested-with': 'fetch' },
      body: form,
    }
  }
  headers['content-type'] = 'application/json'
  return { method: call.method, path, headers, body: JSON.stringify(rest) }
}
