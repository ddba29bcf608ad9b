import { request } from '@/api/call.ts'
import { takesKey } from '@/api/contract/takes-key.ts'
import type { ArgOf, Call } from '@/api/contract/types.ts'
import type { SampleRequest } from '@/task-api/curl.ts'
import { apiHost } from '@/task-api/sample-request.ts'

/** A request of a page, as a program sends it. */
export interface ViewRequest {
  /** What the request gives, where a page has several. */
  name?: string
  request: SampleRequest
  /** Whether the answer is a page of a longer list. */
  hasMore: boolean
}

/** The request for the figures of a page, from the argument of the page's own hook. */
export function figureRequest<C extends Call>(call: C, arg: ArgOf<C>, name?: string): ViewRequest {
  const row: Call = call
  const { method, url } = request(row, Object.assign({ perPage: row.perPage }, arg))
  const { pathname, searchParams } = new URL(url, `https://${apiHost}`)
  return {
    ...(name !== undefined && { name }),
    request: {
      http: method,
      url: `https://${apiHost}${pathname}`,
      as: 'query',
      fields: Object.fromEntries(searchParams),
      // An open call needs no key.
      bearer: takesKey(row),
    },
    hasMore: row.endpoint === 'list',
  }
}
