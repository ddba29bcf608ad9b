// Over 250 lines: one OpenAPI document, written from top to bottom.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATUS_CODES } from 'node:http'
import { hasBody } from '../../src/api/contract/has-body.ts'
import { calls, contract } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import { ServerEvent } from '../../src/api/contract/notifications.ts'
import { ProblemBody } from '../../src/api/contract/problem.ts'
import { takesKey } from '../../src/api/contract/takes-key.ts'
import type { Call, Contract } from '../../src/api/contract/types.ts'
import { entriesOf, keysOf } from '../../src/lib/object.ts'
import { errorStatuses } from '../../src/mocks/errors.ts'
import { handlers } from '../../src/mocks/handlers/index.ts'
import { csrfCookie } from '../../src/mocks/handlers/auth.ts'
import { writeMockCookie } from '../../src/mocks/lib/cookies.ts'
import { sessionCookie } from '../../src/mocks/route.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { root } from '../shared-config.ts'
import { contractFields } from './fields/index.ts'
import { sharedFields } from './fields/common.ts'
import type { About } from './fields/types.ts'
import { addValues, isAbout, keywords, makeDescriber, ordersIn } from './describe.ts'
import { makeExamples, contractSamples } from './examples.ts'
import type { ContractExample } from './examples.ts'
import { convertSchemas } from './schemas.ts'
import type { JsonSchema, Schemas } from './schemas.ts'
import { isSpecified, nameless, readSpecified } from './specified.ts'

type Json = Record<string, unknown>

const areas: Readonly<Record<keyof typeof contract, string>> = {
  user: 'The current user, notifications and live events',
  public: 'Prices, statistics and examples that anybody reads',
  blog: 'Articles of the blog, the tutorials and the catalogue',
  auth: 'Signing in and out, mailed links, proof of identity',
  profile: 'Profile, security, documents',
  customer: 'Tasks, keys, settings, reports and figures of customers',
  pay: 'Payments, transfers, vouchers, history',
  affiliate: 'The partner programme, the wallet, payouts',
  worker: 'The cabinet of workers, training, mistakes',
  landing: 'Feedback from landing pages',
  support: 'Questions and answers, tickets, the bot, the state of the service',
  demo: 'Demos and the verification of their answers',
  docs: 'The documentation of the task API',
  editor: 'Editing of articles, manual domains',
  proxy: 'Orders, users, addresses and figures of proxies',
  data: 'Data labeling',
  staff: 'What waits for staff, the figures of the day, people, discount campaigns',
  software: 'The catalogue of software and its moderation',
}

/** The lines of a call, whatever its area. */
interface Lines {
  about: string
  errors?: Readonly<Partial<Record<keyof typeof errorStatuses, string>>>
  arg?: unknown
  res?: unknown
}

function linesOf(area: string, name: string): Lines | undefined {
  const all: Readonly<Record<string, Readonly<Record<string, Lines>> | undefined>> = contractFields
  return all[area]?.[name]
}

/** The line of one field of an argument, without the lines of its own fields. */
function lineOf(lines: unknown, name: string): About {
  const line = isRecord(lines) ? lines[name] : undefined
  const about: unknown = Array.isArray(line) ? line[0] : line
  return isAbout(about) ? about : ''
}

const contentSchema = (value: unknown): JsonSchema | undefined => {
  const content = isRecord(value) ? value['content'] : undefined
  const json = isRecord(content)
    ? (content['application/json'] ?? content['multipart/form-data'])
    : undefined
  const schema = isRecord(json) ? json['schema'] : undefined
  return isRecord(schema) ? schema : undefined
}

/** Turns `updateUser` into `Update user`. */
const title = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const branches = ['anyOf', 'oneOf', 'allOf'] as const

/** Removes the fields that are sent elsewhere from an argument, in every branch of a union. */
function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const kept: JsonSchema = { ...schema }
  if (schema.properties)
    kept.properties = Object.fromEntries(
      Object.entries(schema.properties).filter(([name]) => !names.includes(name)),
    )
  if (schema.required) kept.required = schema.required.filter((name) => !names.includes(name))
  for (const branch of branches) {
    const all = schema[branch]
    if (all) kept[branch] = all.map((one) => (isRecord(one) ? without(one, names) : one))
  }
  return kept
}

const placeholders = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** @param path the path in the document, whose parameters may have other names than the call's */
function parameters(
  call: Call,
  path: string,
  schema: JsonSchema,
  example: unknown,
  lines: Lines | undefined,
): Json[] {
  const inPath = placeholders(call.path)
  const shown = placeholders(path)
  const sample: Json = isRecord(example) ? example : {}
  const one = (name: string, place: 'path' | 'query'): Json => {
    const own = schema.properties?.[name]
    const { description, ...rest } = isRecord(own) ? own : { type: 'string', description: '' }
    const line = lineOf(lines?.arg, name)
    const { description: text = description, ...more } = keywords(line)
    const orders = ordersIn(rest, line)
    const shape: JsonSchema = { ...rest, ...more }
    if (orders) Object.assign(shape, { 'x-orders': orders })
    if (typeof line !== 'string' && line.values) addValues(shape, line.values)
    return {
      name,
      in: place,
      ...(text !== '' && { description: text }),
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: shape,
      // A repeated value is sent as repeated parameters: `ids=1&ids=2`.
      ...(place === 'query' && { style: 'form', explode: true }),
      ...(sample[name] !== undefined && { example: sample[name] }),
    }
  }
  const query =
    call.method === 'GET' || call.method === 'DELETE'
      ? Object.keys(schema.properties ?? {}).filter(
          (name) => !inPath.includes(name) && name !== 'idempotencyKey',
        )
      : []
  return [
    ...inPath.map((name, at) => ({ ...one(name, 'path'), name: shown[at] ?? name })),
    ...query.map((name) => one(name, 'query')),
    ...(call.inLanguage ? [{ $ref: '#/components/parameters/AcceptLanguage' }] : []),
    ...(call.method === 'GET' ? [] : [{ $ref: '#/components/parameters/CsrfToken' }]),
    ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(call.method !== 'GET' &&
    !call.beacon &&
    !call.idempotent &&
    (!call.upload || call.repeatable)
      ? [{ $ref: '#/components/parameters/RepeatKey' }]
      : []),
    ...(call.upload || (call.method !== 'GET' && !hasBody(call))
      ? [{ $ref: '#/components/parameters/RequestedWith' }]
      : []),
  ]
}

function requestBody(call: Call, schemas: Schemas, example: unknown): Json | undefined {
  if (!hasBody(call)) return undefined
  const elsewhere = [...placeholders(call.path), ...(call.idempotent ? ['idempotencyKey'] : [])]
  const schema =
    elsewhere.length > 0 ? without(schemas.resolved(call.arg), elsewhere) : schemas.of(call.arg)
  if (call.upload) return { required: true, content: { 'multipart/form-data': { schema } } }
  const body = isRecord(example)
    ? Object.fromEntries(Object.entries(example).filter(([name]) => !elsewhere.includes(name)))
    : example
  return {
    required: true,
    content: { 'application/json': { schema, ...(body !== undefined && { example: body }) } },
  }
}

const cookiesOf = ({ cookies = [] }: Partial<ContractExample>): Json =>
  cookies.length === 0
    ? {}
    : {
        'Set-Cookie': {
          description: 'One header for each cookie. Over https each is Secure as well.',
          schema: { type: 'string' },
          example: writeMockCookie(cookies[0] ?? { name: '', value: '', httpOnly: true }),
        },
      }

function success(name: CallName, call: Call, schemas: Schemas, example?: ContractExample): Json {
  const { status: usual }: { status?: number } = handlers[name]
  const unread = call.res.type === 'unknown' && example?.answer === undefined
  const status = example?.status ?? usual ?? (unread ? 204 : 200)
  const empty = unread || status === 204
  const redirect = status === 302
  const headers = {
    ...(redirect
      ? { Location: { required: true, schema: { type: 'string' } } }
      : { 'Cache-Control': { $ref: '#/components/headers/CacheControl' } }),
    ...cookiesOf(example ?? {}),
  }
  const json = {
    'application/json': {
      schema: schemas.of(call.res),
      ...(example?.answer !== undefined && { example: example.answer }),
    },
  }
  const events = { 'text/event-stream': { schema: { type: 'string' } } }
  if (name === 'events')
    return {
      200: {
        description: 'A stream of the events of the schema ServerEvent, in no particular order',
        headers,
        content: events,
      },
      204: { description: 'This backend has no live events, and the site asks at intervals' },
    }
  return {
    [status]: {
      description: redirect ? 'The browser goes on to Location' : (STATUS_CODES[status] ?? ''),
      headers,
      ...(!redirect &&
        !empty && { content: { ...json, ...(name === 'sendBotMessage' && events) } }),
    },
    // An answer that the site does not read may be empty.
    ...(call.res.type === 'unknown' &&
      status === 204 && { 200: { description: 'The body is not read' } }),
  }
}

/** The refusals that any call can have. A call's own codes are in contract.md. */
function refusals(call: Call, access: string): Json {
  const codes = [
    ...(call.arg.type === 'void' ? [] : [400]),
    ...(access === 'public' ? [] : [401]),
    ...(access === 'public' && call.method === 'GET' ? [] : [403]),
    ...(call.path.includes('{') ? [404] : []),
    ...(call.method === 'GET' ? [] : [409]),
    ...(call.upload ? [413, 415] : []),
    429,
  ]
  return {
    ...Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/${code}` }])),
    default: { $ref: '#/components/responses/Problem' },
  }
}

/** The refusals that the screen handles by name, by status. They take the place of the general ones. */
function ownRefusals(lines: Lines | undefined, problem: JsonSchema): Json {
  const codes = entriesOf(lines?.errors ?? {})
  const byStatus = Map.groupBy(codes, ([code]) => errorStatuses[code])
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      {
        description: all.map(([code, when]) => `${code}: ${when}`).join(' '),
        headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
        content: {
          'application/json': {
            schema: problem,
            example: { errorId: 1, errorCode: all[0]?.[0], requestId: '7f1c0b6a2d54' },
          },
        },
      },
    ]),
  )
}

/** The shared responses: one per status in the table of errors. */
function sharedResponses(schema: JsonSchema): Json {
  const headers = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    'Cache-Control': { $ref: '#/components/headers/CacheControl' },
  }
  const of = (status: number): string[] =>
    entriesOf(errorStatuses).flatMap(([code, known]) => (known === status ? [code] : []))
  const example = (code: string, more: Json = {}): Json => ({
    errorId: keysOf(errorStatuses).findIndex((known) => known === code) + 1,
    errorCode: code,
    ...more,
    requestId: '7f1c0b6a2d54',
  })
  const known = [400, 401, 403, 404, 409, 413, 415, 429]
  const waiting = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
  return Object.fromEntries([
    ...known.map((status) => {
      const codes = of(status)
      const more =
        status === 429
          ? { retryAfter: 30 }
          : status === 400
            ? { fields: { email: { code: 'bad_format' } } }
            : {}
      return [
        String(status),
        {
          description: `${STATUS_CODES[status]}: ${codes.join(', ')}`,
          headers: { ...headers, ...(status === 429 && waiting) },
          content: { 'application/json': { schema, example: example(codes[0] ?? '', more) } },
        },
      ]
    }),
    [
      'Problem',
      {
        description: 'Any other failure, in the same shape',
        headers,
        content: { 'application/json': { schema, example: example('ERROR_INTERNAL') } },
      },
    ],
  ])
}

const info = `What the site expects of a backend, made from \`src/api/contract\` of its source. Examples come from the seed of its mock backend.

\`x-status\` of an operation is \`specified\` where the product's specification names the call, and \`proposed\` where the contract fills a gap. \`x-access\` is who may call: \`public\`, \`user\`, or the permission that the user must hold.

- **Session.** A cookie that scripts cannot read; its name is the backend's choice, \`${sessionCookie}\` here. Signed out, \`GET /api/v2/user\` answers 401, or 200 with null.
- **CSRF.** The cookie \`${csrfCookie}\` is readable by scripts, and every call but GET carries its value as \`X-CSRF-Token\`. A call with a body declares JSON; one with files or without a body carries \`X-Requested-With: fetch\`. A form of another site can send neither without a preflight, so refuse what has neither.
- **Failures** are answers outside 200 to 299 with the schema ProblemBody. Sensitive actions may answer 403 ERROR_REAUTH_REQUIRED with \`methods\`.
- **Answers** may have more fields than are listed; a field with a default may be missing.
- **Another origin.** Where the site is built with VITE_API_ORIGIN, the backend answers preflights, allows that one origin with credentials, and exposes Date, Retry-After and X-Request-Id.
- **Clock.** Every answer has a Date header. What the backend dates (deadlines, windows, times of events) is counted by it, not by the device's clock; an answer of a cache says its Age.
- **Caching.** What belongs to a person is \`no-store\` or \`private\`.`

/** Makes the document. The same source always gives the same document. */
export async function makeOpenApi(): Promise<Json> {
  const schemas = await convertSchemas()
  const examples = await makeExamples()
  const specified = readSpecified()
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const names = new Map<Call, CallName>(entriesOf(calls).map(([name, call]) => [call, name]))
  const paths: Record<string, Json> = {}
  // OpenAPI treats `/x/{id}` and `/x/{slug}` as one path. The first call names the parameter.
  const known = new Map<string, string>()
  const problem = schemas.of(ProblemBody)
  const parts: [schema: JsonSchema | undefined, lines: unknown][] = []
  for (const [area, rows] of Object.entries<Contract>(contract)) {
    for (const call of Object.values(rows)) {
      const name = names.get(call)
      if (!name) continue
      const example = examples.get(name)
      const arg = example ? example.arg : contractSamples(name)[0]
      const { access } = handlers[name]
      const status = isSpecified(specified, call) ? 'specified' : 'proposed'
      const path = known.get(nameless(call.path)) ?? call.path
      known.set(nameless(path), path)
      const lines = linesOf(area, name)
      const own = [
        ...parameters(call, path, schemas.resolved(call.arg), arg, lines),
        // Who is here needs no session, but the answer names the team.
        ...(access === 'public' && name !== 'user'
          ? []
          : [{ $ref: '#/components/parameters/Team' }]),
        ...(name === 'events' ? [{ $ref: '#/components/parameters/LastEventId' }] : []),
      ]
      const body = requestBody(call, schemas, arg)
      const answers = success(name, call, schemas, example)
      parts.push(
        [contentSchema(body), lines?.arg],
        [contentSchema(Object.values(answers)[0]), lines?.res],
      )
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: {
          operationId: name,
          tags: [area],
          summary: title(name),
          description: [
            lines?.about,
            `${status === 'specified' ? 'Specified' : 'Proposed'}.`,
            access === 'public'
              ? 'For anybody.'
              : access === 'user'
                ? 'For whoever is signed in.'
                : `For whoever holds the permission ${access}.`,
            takesKey(call) && 'Programs call it too, with an API key for the session.',
            call.perPage && `The site asks for pages of ${call.perPage}.`,
          ]
            .filter(Boolean)
            .join(' '),
          ...(own.length > 0 && { parameters: own }),
          ...(body && { requestBody: body }),
          responses: { ...answers, ...refusals(call, access), ...ownRefusals(lines, problem) },
          security: [
            ...(access === 'public' ? [{}] : []),
            { session: [] },
            ...(takesKey(call) ? [{ key: [] }] : []),
          ],
          'x-status': status,
          'x-access': access,
          ...(call.provides && { 'x-cache-tags': call.provides }),
          ...(call.invalidates && { 'x-invalidates': call.invalidates }),
        },
      }
    }
  }
  const responses = sharedResponses(problem)
  const live = schemas.of(ServerEvent)
  const components = schemas.components([paths, responses, live])
  const describer = makeDescriber(components, sharedFields.Money)
  for (const [name, lines] of Object.entries(sharedFields))
    describer.part({ $ref: `#/components/schemas/${name}` }, lines)
  for (const [schema, lines] of parts) if (schema && lines) describer.part(schema, lines)
  return {
    openapi: '3.1.1',
    info: { title: 'The backend of the site', version, description: info },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/', description: 'The origin of the site, or VITE_API_ORIGIN' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components,
      responses,
      parameters: {
        CsrfToken: {
          name: 'X-CSRF-Token',
          in: 'header',
          description: `The value of the cookie ${csrfCookie}. A call goes out without it where the token could not be had, and the backend decides.`,
          schema: { type: 'string' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'A repeated call with the same key gets the first answer.',
          schema: { type: 'string', format: 'uuid' },
        },
        Team: {
          name: 'X-Team',
          in: 'header',
          description:
            'The team of the tab, as `teams` of the user names it: it decides whose data is answered. 403 ERROR_TEAM_FORBIDDEN for a team that the person has no part in; without it the backend chooses one. Every call carries it, and those that need no session ignore it.',
          schema: { type: 'string' },
          example: '1002',
        },
        LastEventId: {
          name: 'Last-Event-ID',
          in: 'header',
          description:
            'The position after which the site goes on with a stream that it has left: the last `id` that came. What came since is sent first; for a position that is not known any more it is `stream.reset`.',
          schema: { type: 'string' },
          example: '1284',
        },
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description:
            'The language of the page. Every call carries it; this answer depends on it.',
          schema: { type: 'string' },
          example: 'ru',
        },
        RepeatKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description:
            'The site sends it and keeps it while the outcome is unknown. A repeated call with the same key gets the first answer.',
          schema: { type: 'string', format: 'uuid' },
        },
        RequestedWith: {
          name: 'X-Requested-With',
          in: 'header',
          required: true,
          description:
            'The defence against forms of other sites where the content type is not JSON: a form can send files or no body, but not this header.',
          schema: { type: 'string', const: 'fetch' },
        },
      },
      headers: {
        CacheControl: {
          description: 'no-store, or private, for what belongs to a person',
          schema: { type: 'string' },
          example: 'no-store',
        },
        RequestId: {
          description: 'The requestId of the body, for support',
          schema: { type: 'string' },
        },
        RetryAfter: {
          description: 'Seconds, as retryAfter of the body',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the account' },
      },
    },
  }
}
