import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createBaseQuery } from '../../src/api/base-query.ts'
import { request } from '../../src/api/call.ts'
import { initialPageState } from '../../src/api/page-state.ts'
import { calls } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { keysOf } from '../../src/lib/object.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { contractSamples } from './examples.ts'
import { makeOpenApi } from './openapi.ts'
import { nameless } from './specified.ts'
import { wireOf } from './wire.ts'

interface Sent {
  method: string
  url: URL
  headers: Headers
  body: unknown
}

/** Sends a call as the page does, to a network that only keeps it. */
async function sentBy(call: Call, arg: unknown): Promise<Sent> {
  const sent: Sent[] = []
  const send = createBaseQuery({
    origin: 'https://site.example',
    fetch: async (url, init) => {
      sent.push({
        method: init?.method ?? '',
        url: new URL(url instanceof Request ? url.url : url),
        headers: new Headers(init?.headers),
        body: init?.body ?? undefined,
      })
      return Response.json({})
    },
    csrfToken: () => 'token',
    wait: async () => {},
    random: () => 0.5,
  })
  const { signal } = new AbortController()
  const page = { ...initialPageState, hostname: 'site.example' }
  const getState = () => ({ page })
  await send(request(call, arg), { signal, getState, dispatch: vi.fn() })
  const [one] = sent
  if (!one) throw new Error(`${call.path} was not sent.`)
  return one
}

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

/** The arguments of a call's samples, as a page gives them: the base query adds the host. */
const argsOf = (name: CallName): unknown[] => {
  const call: Call = calls[name]
  return contractSamples(name).map((sample) =>
    call.hostname && isRecord(sample)
      ? Object.fromEntries(Object.entries(sample).filter(([key]) => key !== 'hostname'))
      : sample,
  )
}

const judged = { strict: false, allErrors: true } as const
let document: Record<string, unknown>
/** Bodies have the types of JSON; parameters are text, and a repeated one is a list. */
const judges = {
  body: new Ajv2020(judged),
  parameter: new Ajv2020({ ...judged, coerceTypes: 'array' }),
}
beforeAll(async () => {
  document = await makeOpenApi()
  for (const ajv of Object.values(judges)) {
    addFormats(ajv)
    ajv.addSchema({ $id: 'openapi', components: document['components'] })
  }
}, 120_000)

function faults(as: keyof typeof judges, schema: unknown, value: unknown): string | undefined {
  const ajv = judges[as]
  const referring: Record<string, unknown> = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'),
  )
  return ajv.validate(referring, value) ? undefined : ajv.errorsText()
}

function operationOf(call: Call): unknown {
  const paths = Object.entries(Object(document['paths']))
  const [, item] = paths.find(([path]) => nameless(path) === nameless(call.path)) ?? []
  return at(item, call.method.toLowerCase())
}

function parametersOf(operation: unknown): unknown[] {
  const own = at(operation, 'parameters')
  return (Array.isArray(own) ? own : []).map((one: unknown) => {
    const ref = at(one, '$ref')
    return typeof ref === 'string' ? at(document, ...ref.slice(2).split('/')) : one
  })
}

/** What of a request the operation does not allow. */
function strayOf({ url, headers, body }: Sent, operation: unknown): string[] {
  const parameters = parametersOf(operation)
  const inQuery = parameters.filter((one) => at(one, 'in') === 'query')
  const unnamed = [...new Set(url.searchParams.keys())]
    .filter((name) => !inQuery.some((one) => at(one, 'name') === name))
    .map((name) => `${name} is no parameter`)
  const wrong = parameters.flatMap((one) => {
    const name = String(at(one, 'name'))
    const place = at(one, 'in')
    if (place === 'path') return []
    const all = place === 'header' ? [headers.get(name)] : url.searchParams.getAll(name)
    const given = all.filter((value) => value !== null)
    if (given.length === 0) return at(one, 'required') ? [`${name} is missing`] : []
    const fault = faults('parameter', at(one, 'schema'), given.length > 1 ? given : given[0])
    return fault ? [`${name}: ${fault}`] : []
  })
  const known = new Set(parameters.map((one) => String(at(one, 'name')).toLowerCase()))
  const named = ['x-csrf-token', 'x-requested-with', 'idempotency-key']
    .filter((name) => headers.has(name) && !known.has(name))
    .map((name) => `${name} is not in the document`)
  const content = at(operation, 'requestBody', 'content')
  if (content === undefined)
    return [
      ...unnamed,
      ...wrong,
      ...named,
      ...(body === undefined ? [] : ['a body is sent']),
      ...(headers.has('content-type') ? ['a content type is sent'] : []),
    ]
  const json = at(content, 'application/json', 'schema')
  const kind =
    body instanceof FormData
      ? at(content, 'multipart/form-data') === undefined && 'a form is sent'
      : headers.get('content-type') !== 'application/json' || typeof body !== 'string'
        ? 'no JSON is sent'
        : faults('body', json, JSON.parse(body))
  return [...unnamed, ...wrong, ...named, ...(kind ? [kind] : [])]
}

describe('what the site sends', () => {
  const names = keysOf(calls)

  it.each(names)('fits the document: %s', async (name: CallName) => {
    const call: Call = calls[name]
    const operation = operationOf(call)
    expect(at(operation, 'operationId')).toBe(name)
    for (const sample of argsOf(name))
      expect(strayOf(await sentBy(call, sample), operation)).toEqual([])
  })

  it.each(names)('is what the checks of a backend send: %s', async (name: CallName) => {
    const call: Call = calls[name]
    for (const sample of argsOf(name)) {
      const sent = await sentBy(call, sample)
      const wire = wireOf(call, sample)
      // The page adds its host and its token, and keys of calls that may be repeated.
      if (call.hostname) sent.url.searchParams.delete('hostname')
      const added = ['x-csrf-token', ...(call.idempotent ? [] : ['idempotency-key'])]
      for (const header of added) sent.headers.delete(header)
      expect({ method: wire.method, path: wire.path }).toEqual({
        method: sent.method,
        path: sent.url.pathname + sent.url.search,
      })
      expect(Object.fromEntries(new Headers(wire.headers))).toEqual(
        Object.fromEntries(sent.headers),
      )
      if (typeof wire.body === 'string') expect(wire.body).toBe(sent.body)
      else expect(wire.body instanceof FormData).toBe(sent.body instanceof FormData)
    }
  })

  it('has some calls without a body, and some with files', () => {
    const withHeader = names.filter((name) =>
      parametersOf(operationOf(calls[name])).some((one) => at(one, 'name') === 'X-Requested-With'),
    )
    expect(withHeader).toEqual(expect.arrayContaining(['logout', 'removeIp', 'readTicket']))
    expect(withHeader).toEqual(expect.arrayContaining(['updateAvatar', 'sendTestTask']))
    expect(withHeader).not.toContain('nextTask')
    expect(withHeader).not.toContain('trackEvent')
  })
})
