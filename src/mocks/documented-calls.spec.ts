import { describe, expect, it } from 'vitest'
import { headersOf, pairs } from '../task-api/curl.ts'
import { apiMethod, methodIds } from '../task-api/methods.ts'
import type { MethodId } from '../task-api/methods.ts'
import { sampleRequest } from '../task-api/sample-request.ts'
import { createBackend } from './node.ts'

// The calls of the documentation that are calls of the site too (contract.md 4.14): what a customer's
// program sends by its example, the backend has to take.

/** A list of addresses or a signed upload is for programs alone, and the site has no such call. */
const ofProgramsAlone: readonly MethodId[] = ['dataImport']

/** Of the addresses that are reserved for documents, which no list of allowed addresses takes. */
const exampleIp = '203.0.113.7'

const ids = methodIds.filter(
  (id) => ['data', 'proxy'].includes(apiMethod(id).product) && !ofProgramsAlone.includes(id),
)

async function send(id: MethodId): Promise<[status: number, errorCode: unknown]> {
  const backend = createBackend({ persona: 'customer' })
  const key = backend.db.keys.keys.find(({ accountId }) => accountId === 1002)?.value
  const request = sampleRequest(apiMethod(id))
  const { http, url, as, fields } = request
  const { pathname } = new URL(url)
  const query = new URLSearchParams(pairs(fields)).toString()
  const guest = createBackend()
  Object.assign(guest.db, backend.db)
  const headers = new Headers(headersOf(request))
  headers.set('authorization', `Bearer ${key}`)
  if (headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID())
  if (as === 'json') headers.set('content-type', 'application/json')
  const response = await guest.fetch(as === 'json' ? pathname : `${pathname}?${query}`, {
    method: http,
    headers,
    ...(as === 'json' && { body: JSON.stringify(fields).replaceAll(exampleIp, '8.8.4.4') }),
  })
  const body: unknown = await response.json().catch(() => null)
  return [response.status, Object(body).errorCode]
}

describe('a documented call', () => {
  it.each(ids)('%s is one that the backend takes as its example says', async (id) => {
    const [status, code] = await send(id)
    // An example names what the account of the test may not have, or has in another version.
    expect(status < 300 || status === 404 || status === 409, `${status} ${String(code)}`).toBe(true)
  })
})
