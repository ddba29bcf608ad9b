import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { listEndpoints } from '../list.ts'
import { calls } from '../../src/api/contract/index.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { makeOpenApi } from './openapi.ts'
import { nameless, readSpecified } from './specified.ts'

let document: Record<string, unknown>
beforeAll(async () => {
  document = await makeOpenApi()
}, 120_000)

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), value)

/** Finds every object of a document that has an example beside its schema. */
function shown(value: unknown): { schema: unknown; example: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(shown)
  if (!isRecord(value)) return []
  const { schema, example } = value
  const own = schema !== undefined && example !== undefined ? [{ schema, example }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, one]) => (key === 'example' ? [] : shown(one))),
  ]
}

describe('npm run openapi', () => {
  it('writes what a public validator reads as OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('keeps the recommended rules of a public linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  }, 120_000)

  it('has every call of the contract, and says which are specified', () => {
    const { paths } = document
    const lines = Object.entries(Object(paths)).flatMap(([path, methods]) =>
      Object.entries(Object(methods)).map(([method, operation]) => ({
        line: `${method.toUpperCase()}\t${nameless(path)}`,
        name: at(operation, 'operationId'),
        status: at(operation, 'x-status'),
        address: `${method.toUpperCase()} ${nameless(path)}`,
      })),
    )
    expect(lines.map(({ line }) => line).toSorted()).toEqual(
      listEndpoints()
        .map((line) => nameless(line.split('\t').slice(0, 2).join('\t')))
        .toSorted(),
    )
    const shapes = Object.keys(Object(paths)).map(nameless)
    expect(new Set(shapes).size).toBe(shapes.length)
    expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(Object.keys(calls)))
    const { addresses, folders } = readSpecified()
    expect([addresses.size, folders.length]).toEqual([39, 2])
    for (const { address, status } of lines)
      if (addresses.has(address)) expect(status, address).toBe('specified')
    expect(lines.find(({ name }) => name === 'login')?.status).toBe('proposed')
  })

  it('says of every field, parameter and call what it means', () => {
    const dumb: string[] = []
    const walk = (value: unknown, path: string): void => {
      if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one, `${path}/${at}`)
      if (!isRecord(value)) return
      const { properties } = value
      for (const [name, field] of Object.entries(isRecord(properties) ? properties : {}))
        if (!at(field, 'description')) dumb.push(`${path}.${name}`)
      if ((value['in'] === 'path' || value['in'] === 'query') && !value['description'])
        dumb.push(`${path} ${String(value['name'])}`)
      if (
        value['operationId'] &&
        !/^[A-Z].*\. (?:Specified|Proposed)\./.test(String(value['description']))
      )
        dumb.push(`${path} ${String(at(value, 'operationId'))}`)
      for (const [key, one] of Object.entries(value))
        if (key !== 'example') walk(one, `${path}/${key}`)
    }
    walk(document, '')
    expect(dumb).toEqual([])
  })

  it('gives moments, days and addresses their formats', () => {
    const created = at(document, 'components', 'schemas', 'User', 'properties', 'createdAt')
    expect(JSON.stringify(created)).toContain('"format":"date-time"')
    // What a linter of OpenAPI refuses: a default that breaks the format of its field.
    expect(JSON.stringify(document)).not.toMatch(/"default":"","description":"[^"]*","format"/)
    const plain = Object.entries(Object(at(document, 'components', 'schemas'))).flatMap(
      ([name, schema]) =>
        Object.entries(Object(at(schema, 'properties'))).flatMap(([field, one]) =>
          field.endsWith('At') &&
          /"type":"string"/.test(JSON.stringify(one)) &&
          !/"format":"date/.test(JSON.stringify(one))
            ? [`${name}.${field}`]
            : [],
        ),
    )
    expect(plain).toEqual([])
  })

  it('names the refusals that a screen handles', () => {
    const login = at(document, 'paths', '/api/v2/auth/login', 'post', 'responses')
    expect(at(login, '400', 'description')).toMatch(/^ERROR_WRONG_CREDENTIALS: /)
    expect(at(login, '423', 'description')).toMatch(/^ERROR_ACCOUNT_LOCKED: /)
  })

  it('shows examples that fit their schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats(ajv)
    ajv.addSchema({ $id: 'openapi', components: document['components'] })
    const examples = shown(document)
    const wrong = examples.flatMap(({ schema, example }) => {
      const referring: Record<string, unknown> = JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'),
      )
      return ajv.validate(referring, example) ? [] : [{ example, errors: ajv.errorsText() }]
    })
    expect(wrong).toEqual([])
    expect(examples.length).toBeGreaterThan(Object.keys(calls).length)
  })

  it('shows an example of every answer that is JSON', () => {
    const methods = ['get', 'post', 'put', 'delete']
    const operations = Object.values(Object(document['paths'])).flatMap((path) =>
      Object.entries(Object(path)).flatMap(([method, one]) =>
        methods.includes(method) ? [one] : [],
      ),
    )
    const bare = operations.filter((operation) =>
      Object.entries(Object(at(operation, 'responses'))).some(([status, response]) => {
        const json = at(response, 'content', 'application/json')
        return status.startsWith('2') && json !== undefined && at(json, 'example') === undefined
      }),
    )
    expect(bare.map((operation) => at(operation, 'operationId'))).toEqual([])
    expect(operations).toHaveLength(Object.keys(calls).length)
  })

  it('says what a call carries: cookies, headers, refusals, files', () => {
    const paths = document['paths']
    const login = at(paths, '/api/v2/auth/login', 'post')
    expect(at(login, 'responses', '200', 'headers', 'Set-Cookie', 'example')).toMatch(
      /^session=\w+; Path=\/; SameSite=Lax; .*HttpOnly$/,
    )
    const pay = at(paths, '/api/v2/payments', 'post')
    expect(at(pay, 'parameters')).toEqual([
      { $ref: '#/components/parameters/CsrfToken' },
      { $ref: '#/components/parameters/IdempotencyKey' },
      { $ref: '#/components/parameters/Team' },
    ])
    expect(JSON.stringify(at(pay, 'requestBody'))).not.toContain('idempotencyKey')
    expect(Object.keys(Object(at(pay, 'responses')))).toEqual(
      expect.arrayContaining(['400', '401', '403', '409', '429', 'default']),
    )
    expect(at(paths, '/api/v2/events', 'get', 'parameters')).toEqual([
      { $ref: '#/components/parameters/Team' },
      { $ref: '#/components/parameters/LastEventId' },
    ])
    const avatar = at(paths, '/api/v2/user/avatar', 'put')
    expect(at(avatar, 'requestBody', 'content', 'multipart/form-data', 'schema')).toBeDefined()
    expect(at(avatar, 'x-access')).toBe('user')
    expect(at(paths, '/api/v2/user', 'get', 'security')).toEqual([{}, { session: [] }])
    // Values that JSON lacks must not appear in a schema.
    const user = at(document, 'components', 'schemas', 'User')
    expect(at(user, 'required')).toEqual(['id'])
  })
})
