import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Call } from '../../src/api/contract/types.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import type { Reply } from './client.ts'
import { nameless } from './specified.ts'

/** A failed check of an answer, and the reason. */
export interface ContractFinding {
  check: ContractCheck
  text: string
}

export const contractChecks = [
  'answer',
  'status',
  'schema',
  'headers',
  'error shape',
  'caching',
  'cookies',
  'cors',
  'sign-in',
  'csrf',
  'validation',
  'pagination',
  'idempotency',
  'time',
] as const
export type ContractCheck = (typeof contractChecks)[number]

export interface Rules {
  /** The origin of a cross-origin run, which the backend must allow. */
  origin?: string | undefined
  secure: boolean
  /** The maximum milliseconds of an answer. */
  limit: number
}

type Operation = Record<string, unknown>
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

/** Refusals that an account can meet: a row for another role, or a missing item. */
const mayRefuse = new Set([400, 401, 402, 403, 404, 409, 410, 423, 429])

/** Checks answers against an OpenAPI document. */
export function createJudge(document: Record<string, unknown>, rules: Rules) {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  formats.default(ajv)
  ajv.addSchema({ $id: 'openapi', components: document['components'] })
  const operations = new Map<string, Operation>()
  for (const [path, methods] of Object.entries(Object(document['paths'])))
    for (const [method, operation] of Object.entries(Object(methods)))
      if (isRecord(operation))
        operations.set(`${method.toUpperCase()} ${nameless(path)}`, operation)

  function fits(schema: unknown, value: unknown): string | null {
    const referring: Record<string, unknown> = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'),
    )
    const validate = ajv.compile(referring)
    if (validate(value)) return null
    const [error] = validate.errors ?? []
    return `${error?.instancePath || 'the body'} ${error?.message ?? 'does not fit'}`
  }

  const problem = { $ref: '#/components/schemas/ProblemBody' }

  function refusal({ body, headers, status }: Reply): ContractFinding[] {
    const wrong = fits(problem, body)
    const found: ContractFinding[] = wrong ? [{ check: 'error shape', text: wrong }] : []
    const id = isRecord(body) ? body['requestId'] : undefined
    if (!wrong && headers.get('x-request-id') !== id)
      found.push({ check: 'headers', text: 'X-Request-Id is not the requestId of the body' })
    if (status === 429 && !/^\d+$/.test(headers.get('retry-after') ?? ''))
      found.push({ check: 'headers', text: '429 without Retry-After in seconds' })
    return found
  }

  function cookieFaults({ cookies }: Reply): ContractFinding[] {
    return cookies.flatMap((cookie): ContractFinding[] => {
      const [pair = '', ...attributes] = cookie.split(/;\s*/)
      const has = (pattern: RegExp): boolean => attributes.some((one) => pattern.test(one))
      const [name = ''] = pair.split('=')
      const readable = name === 'csrf_token'
      const wrong = [
        ...(has(/^path=\/$/i) ? [] : ['Path is not /']),
        ...(has(/^samesite=(?:lax|strict)$/i) || (rules.origin && has(/^samesite=none$/i))
          ? []
          : ['SameSite is missing']),
        ...(rules.secure && !has(/^secure$/i) ? ['Secure is missing'] : []),
        ...(has(/^httponly$/i) === readable
          ? [readable ? 'scripts cannot read it' : 'HttpOnly is missing']
          : []),
      ]
      return wrong.map((text) => ({ check: 'cookies', text: `${name}: ${text}` }))
    })
  }

  /** Checks what every answer must fulfill. `open`: the answer does not depend on the caller. */
  function common(reply: Reply, open: boolean): ContractFinding[] {
    const found = cookieFaults(reply)
    const caching = reply.headers.get('cache-control') ?? ''
    const redirected = reply.status >= 300 && reply.status < 400
    if ((!open || reply.cookies.length > 0) && !redirected && !/no-store|private/.test(caching))
      found.push({
        check: 'caching',
        text: `Cache-Control is "${caching}"; allowed: no-store or private`,
      })
    if (reply.milliseconds > rules.limit)
      found.push({
        check: 'time',
        text: `${Math.round(reply.milliseconds)} ms; allowed: ${rules.limit}`,
      })
    const allowed = reply.headers.get('access-control-allow-origin')
    const credentials = reply.headers.get('access-control-allow-credentials') === 'true'
    if (rules.origin !== undefined && (allowed !== rules.origin || !credentials))
      found.push({ check: 'cors', text: `${rules.origin} is not allowed with credentials` })
    return found
  }

  return {
    refusal,
    /** The operation's documented access. */
    isOpen: (call: Call): boolean => at(operationOf(call), 'x-access') === 'public',
    /** Whether a query's number has a documented maximum. */
    isBounded(call: Call, name: string): boolean {
      const parameters: unknown = at(operationOf(call), 'parameters')
      return (
        Array.isArray(parameters) &&
        parameters.some(
          (one) => at(one, 'name') === name && at(one, 'schema', 'maximum') !== undefined,
        )
      )
    },
    /** Checks the answer to a call with a correct argument. */
    answer(call: Call, reply: Reply): ContractFinding[] {
      const open = at(operationOf(call), 'x-access') === 'public'
      const found = common(reply, open)
      const { status, body } = reply
      const responses = at(operationOf(call), 'responses')
      if (status >= 500)
        return [...found, { check: 'status', text: `${status}: the backend failed` }]
      if (status >= 400)
        return mayRefuse.has(status)
          ? [...found, ...refusal(reply)]
          : [...found, { check: 'status', text: `${status} is not a refusal of the contract` }]
      const documented = at(responses, String(status))
      if (!documented) {
        const known = Object.keys(Object(responses)).filter((code) => /^[23]/.test(code))
        return [
          ...found,
          { check: 'status', text: `${status}; allowed on success: ${known.join(', ')}` },
        ]
      }
      const type = reply.headers.get('content-type') ?? ''
      const content = at(documented, 'content')
      if (at(content, 'text/event-stream') && type.startsWith('text/event-stream')) return found
      if (status === 204) return found
      const schema = at(content, 'application/json', 'schema')
      if (!schema || (call.res.type === 'unknown' && reply.text === '')) return found
      if (!/^application\/(?:[\w.]+\+)?json\b/.test(type))
        return [...found, { check: 'headers', text: `Content-Type is "${type}"; allowed: JSON` }]
      const wrong = fits(schema, body === undefined ? null : body)
      return wrong ? [...found, { check: 'schema', text: wrong }] : found
    },
  }

  function operationOf({ method, path }: Call): Operation | undefined {
    return operations.get(`${method} ${nameless(path)}`)
  }
}
export type Judge = ReturnType<typeof createJudge>
