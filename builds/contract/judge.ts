// Over 250 lines: all that one answer of a backend is judged by.
import { getDotPath, safeParse } from 'valibot'
import type { Call } from '../../src/api/contract/types.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import type { Reply } from './client.ts'
import { corsFaults, listed } from './cors.ts'
import { shownValue } from './finding.ts'
import type { ContractCheck, ContractFinding } from './finding.ts'
import { schemaFaults } from './schema-faults.ts'
import { nameless } from './specified.ts'

export interface Rules {
  /** The origin of a cross-origin run, which the backend must allow. */
  origin?: string | undefined
  secure: boolean
  /** The maximum milliseconds of an answer. */
  limit: number
}

/** What a provoked refusal must be. */
export interface Refused {
  check: ContractCheck
  when: string
  /** The statuses, the usual one first. */
  status: readonly number[]
  /** The errorCode, where the contract names one for it. */
  code?: string
  /** What ERROR_VALIDATION has to name at least one of. */
  fields?: readonly string[]
}

type Operation = Record<string, unknown>
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

/** Refusals that an account can meet: a row for another role, or a missing item. */
const mayRefuse = new Set([400, 401, 402, 403, 404, 409, 410, 423, 429])

/** The status of an answer, with the code of a refusal. */
export const statusText = ({ status, body }: Reply): string => {
  const code = at(body, 'errorCode')
  return typeof code === 'string' ? `${status} ${code}` : String(status)
}

const isJson = (headers: Headers): boolean =>
  /^application\/(?:[\w.]+\+)?json\b/.test(headers.get('content-type') ?? '')
const notJson = (headers: Headers): ContractFinding => ({
  check: 'headers',
  field: 'Content-Type',
  expected: 'JSON',
  got: shownValue(headers.get('content-type') ?? undefined),
})

/** Checks answers against an OpenAPI document. */
export function createJudge(document: Record<string, unknown>, rules: Rules) {
  const fits = schemaFaults(document)
  const operations = new Map<string, Operation>()
  for (const [path, methods] of Object.entries(Object(document['paths'])))
    for (const [method, operation] of Object.entries(Object(methods)))
      if (isRecord(operation))
        operations.set(`${method.toUpperCase()} ${nameless(path)}`, operation)
  const operationOf = ({ method, path }: Call): Operation | undefined =>
    operations.get(`${method} ${nameless(path)}`)

  const problem = { $ref: '#/components/schemas/ProblemBody' }
  const faults = (check: ContractCheck, schema: unknown, value: unknown): ContractFinding[] =>
    fits(schema, value).map((fault) => ({ check, ...fault }))

  /** What other origins are told of an answer. */
  const origins = (headers: Headers): ContractFinding[] =>
    rules.origin === undefined ? [] : corsFaults(headers, rules.origin)

  /** Checks the shape of a refusal. */
  function refusal({ body, headers, status }: Reply): ContractFinding[] {
    const found = faults('error shape', problem, body)
    const id = at(body, 'requestId')
    if (found.length === 0 && !isJson(headers)) found.push(notJson(headers))
    const lacks = (field: string, expected: string): void =>
      void found.push({ check: 'error shape', field, expected, got: 'nothing' })
    if ((status === 429 || status === 423) && typeof at(body, 'retryAfter') !== 'number')
      lacks('retryAfter', 'seconds')
    // A browser would ask for a name and a password of its own, above the page.
    const challenge = headers.get('www-authenticate') ?? ''
    if (/^(?:basic|digest|negotiate|ntlm)\b/i.test(challenge))
      found.push({
        check: 'headers',
        field: 'WWW-Authenticate',
        expected: 'nothing',
        got: shownValue(challenge),
      })
    if (found.length === 0 && headers.get('x-request-id') !== id)
      found.push({
        check: 'headers',
        field: 'X-Request-Id',
        expected: `the requestId ${shownValue(id)}`,
        got: shownValue(headers.get('x-request-id') ?? undefined),
      })
    if (status === 429 && !/^\d+$/.test(headers.get('retry-after') ?? ''))
      found.push({
        check: 'headers',
        field: 'Retry-After',
        expected: 'seconds',
        got: shownValue(headers.get('retry-after') ?? undefined),
      })
    return found
  }

  function cookieFaults({ cookies }: Reply): ContractFinding[] {
    return cookies.flatMap((cookie): ContractFinding[] => {
      const [pair = '', ...attributes] = cookie.split(/;\s*/)
      const has = (pattern: RegExp): boolean => attributes.some((one) => pattern.test(one))
      const [name = ''] = pair.split('=')
      const isReadable = name === 'csrf_token'
      const wrong: [expected: string, isRight: boolean][] = [
        ['Path=/', has(/^path=\/$/i)],
        // Who comes back from a payment, a service or a mail by a link has to be signed in still.
        [
          'SameSite=Lax',
          has(/^samesite=lax$/i) || (rules.origin !== undefined && has(/^samesite=none$/i)),
        ],
        ['Secure', !rules.secure || has(/^secure$/i)],
        [
          isReadable ? 'no HttpOnly, as scripts read it' : 'HttpOnly',
          has(/^httponly$/i) !== isReadable,
        ],
      ]
      return wrong
        .filter(([, isRight]) => !isRight)
        .map(([expected]) => ({
          check: 'cookies',
          field: name,
          expected,
          got: attributes.join('; ') || 'no attributes',
        }))
    })
  }

  /** Checks what every answer must fulfill. `open`: the answer does not depend on the caller. */
  function common(reply: Reply, open: boolean): ContractFinding[] {
    const found = cookieFaults(reply)
    const { headers, cookies, status, milliseconds } = reply
    const caching = headers.get('cache-control')
    const isRedirect = status >= 300 && status < 400
    if ((!open || cookies.length > 0) && !isRedirect && !/no-store|private/.test(caching ?? ''))
      found.push({
        check: 'caching',
        field: 'Cache-Control',
        expected: 'no-store or private',
        got: shownValue(caching ?? undefined),
      })
    if (!Number.isFinite(Date.parse(headers.get('date') ?? '')))
      found.push({
        check: 'headers',
        field: 'Date',
        expected: 'the moment of the answer',
        got: shownValue(headers.get('date') ?? undefined),
      })
    if (milliseconds > rules.limit)
      found.push({
        check: 'time',
        field: 'the answer',
        expected: `within ${rules.limit} ms`,
        got: `${Math.round(milliseconds)} ms`,
      })
    return [...found, ...origins(headers)]
  }

  /** An answer that a cache may repeat in another language. */
  function language(call: Call, { headers }: Reply): ContractFinding[] {
    const caching = headers.get('cache-control')
    if (!dependsOnLanguage(call) || caching === null || /no-store|no-cache/.test(caching)) return []
    return listed(headers, 'vary').some((one) => one === 'accept-language' || one === '*')
      ? []
      : [
          {
            check: 'caching',
            field: 'Vary',
            expected: 'Accept-Language',
            got: shownValue(headers.get('vary') ?? undefined),
          },
        ]
  }

  /** What the site itself cannot read: some of its rules are beyond a schema. */
  function unread(call: Call, body: unknown): ContractFinding[] {
    const { issues = [] } = safeParse(call.res, body)
    return issues.slice(0, 1).map((issue) => ({
      check: 'schema',
      field: getDotPath(issue) ?? 'the body',
      expected: issue.expected ?? 'what the site takes for an answer',
      got: shownValue(issue.input),
    }))
  }

  function bodyOf(call: Call): unknown {
    const content = at(operationOf(call), 'requestBody', 'content', 'application/json')
    const ref = at(content, 'schema', '$ref')
    return typeof ref === 'string'
      ? at(document, ...ref.slice(2).split('/'))
      : at(content, 'schema')
  }
  const access = (call: Call): string => String(at(operationOf(call), 'x-access'))
  const parametersOf = (call: Call): unknown[] => {
    const parameters: unknown = at(operationOf(call), 'parameters')
    return Array.isArray(parameters) ? parameters : []
  }
  const dependsOnLanguage = (call: Call): boolean =>
    parametersOf(call).some((one) => at(one, '$ref') === '#/components/parameters/AcceptLanguage')

  return {
    /** Who may call: `public`, `user` or a permission. */
    access,
    /** The documented maximum of a query's number. */
    maximum(call: Call, name: string): number | undefined {
      const one = parametersOf(call).find((parameter) => at(parameter, 'name') === name)
      const most = at(one, 'schema', 'maximum')
      return typeof most === 'number' ? most : undefined
    },
    /** The order of the list of an answer, and that of each value of a parameter that chooses one. */
    orders(call: Call): { list: string | undefined; name: string; chosen: [string, string][] } {
      const parameter = parametersOf(call).find(
        (one) => at(one, 'schema', 'x-orders') !== undefined,
      )
      const [answer] = Object.values(Object(at(operationOf(call), 'responses')))
      const schema = at(answer, 'content', 'application/json', 'schema')
      const ref = at(schema, '$ref')
      const { properties } = Object(
        typeof ref === 'string' ? at(document, ...ref.slice(2).split('/')) : schema,
      )
      const list = at(properties, 'records', 'x-order') ?? at(properties, 'articles', 'x-order')
      return {
        list: typeof list === 'string' ? list : undefined,
        name: String(at(parameter, 'name')),
        chosen: Object.entries(Object(at(parameter, 'schema', 'x-orders'))).map(
          ([value, field]) => [value, String(field)],
        ),
      }
    },
    /** The fields that a body has to have; null where one without any fits. */
    neededFields(call: Call): string[] | null {
      const schema = bodyOf(call)
      if (schema === undefined || fits(schema, {}).length === 0) return null
      const required: unknown = at(schema, 'required')
      return Array.isArray(required) ? required.map(String) : []
    },
    /** Whether the body may name the version that the change is based on. */
    hasVersion: (call: Call): boolean => at(bodyOf(call), 'properties', 'updatedAt') !== undefined,
    /** The faults of an event of the stream. One with an unknown name is ignored, as the site does. */
    event(name: string, data: unknown): ContractFinding[] {
      const branches: unknown = at(document, 'components', 'schemas', 'ServerEvent', 'oneOf')
      const branch = (Array.isArray(branches) ? branches : []).find((one: unknown) => {
        const names = at(one, 'properties', 'name')
        const listed: unknown = at(names, 'enum')
        return at(names, 'const') === name || (Array.isArray(listed) && listed.includes(name))
      })
      return branch === undefined
        ? []
        : faults('events', branch, { name, data }).map((fault) => ({ ...fault, when: name }))
    },
    /** Checks a refusal that was provoked. */
    refused(reply: Reply, { check, when, status, code, fields = [] }: Refused): ContractFinding[] {
      const isRight =
        status.includes(reply.status) &&
        (code === undefined || at(reply.body, 'errorCode') === code)
      const named: unknown = at(reply.body, 'fields')
      const isUnnamed =
        at(reply.body, 'errorCode') === 'ERROR_VALIDATION' &&
        fields.length > 0 &&
        !fields.some((name) => isRecord(named) && name in named)
      if (isRight && isUnnamed)
        return [
          { check, when, field: 'fields', expected: fields.join(' or '), got: shownValue(named) },
        ]
      if (isRight)
        return [...refusal(reply), ...origins(reply.headers)].map((fault) => ({ ...fault, when }))
      const expected = [status.join(' or '), ...(code === undefined ? [] : [code])].join(' ')
      return [{ check, when, field: 'status', expected, got: statusText(reply) }]
    },
    /** Checks the answer to a call with a correct argument. */
    answer(call: Call, reply: Reply): ContractFinding[] {
      const found = [...common(reply, access(call) === 'public'), ...language(call, reply)]
      const { status, body } = reply
      const responses = at(operationOf(call), 'responses')
      const wrongStatus = (expected: string): ContractFinding[] => [
        ...found,
        { check: 'status', field: 'status', expected, got: statusText(reply) },
      ]
      const successes = Object.keys(Object(responses)).filter((code) => /^[23]/.test(code))
      if (status >= 500 || (status >= 400 && !mayRefuse.has(status)))
        return wrongStatus(`${successes.join(' or ')}, or a refusal of the contract`)
      if (status >= 400) return [...found, ...refusal(reply)]
      const documented = at(responses, String(status))
      if (!documented) return wrongStatus(successes.join(' or '))
      const type = reply.headers.get('content-type') ?? ''
      const content = at(documented, 'content')
      if (at(content, 'text/event-stream') && type.startsWith('text/event-stream')) return found
      if (status === 204) return found
      const schema = at(content, 'application/json', 'schema')
      if (reply.text === '' && (!schema || call.res.type === 'unknown')) return found
      if (!isJson(reply.headers)) return [...found, notJson(reply.headers)]
      if (reply.unread !== undefined)
        return [
          ...found,
          { check: 'schema', field: 'the body', expected: 'JSON in UTF-8', got: reply.unread },
        ]
      const wrong = schema ? faults('schema', schema, body === undefined ? null : body) : []
      return [...found, ...(wrong.length > 0 ? wrong : unread(call, body))]
    },
  }
}
export type Judge = ReturnType<typeof createJudge>
