import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Call } from '../../src/api/contract/types.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { nameless } from './specified.ts'

/** A request as it was sent. */
export interface SentRequest {
  url: URL
  headers: Headers
  /** The text of a JSON body, a form, or undefined. */
  body: unknown
}

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

const judged = { strict: false, allErrors: true } as const

/** Judges requests by the OpenAPI document, with a validator that knows nothing of the contract. */
export function requestJudge(document: Readonly<Record<string, unknown>>) {
  // Bodies have the types of JSON; parameters are text, and a repeated one is a list.
  const judges = {
    body: new Ajv2020(judged),
    parameter: new Ajv2020({ ...judged, coerceTypes: 'array' }),
  }
  for (const ajv of Object.values(judges)) {
    addFormats(ajv)
    ajv.addSchema({ $id: 'openapi', components: document['components'] })
  }
  // Compiling takes most of the time, and the same operations come again.
  const checks = new Map<unknown, (value: unknown) => string | undefined>()

  function faults(as: keyof typeof judges, schema: unknown, value: unknown): string | undefined {
    let check = checks.get(schema)
    if (!check) {
      const ajv = judges[as]
      const compiled = ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')),
      )
      check = (one) => (compiled(one) ? undefined : ajv.errorsText(compiled.errors))
      checks.set(schema, check)
    }
    return check(value)
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
  function strayOf({ url, headers, body }: SentRequest, operation: unknown): string[] {
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

  return { operationOf, parametersOf, strayOf }
}
