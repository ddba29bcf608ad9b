import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { contract } from '../../src/api/contract/index.ts'
import { Upload } from '../../src/api/contract/common.ts'
import { ProblemBody } from '../../src/api/contract/problem.ts'
import type { Contract } from '../../src/api/contract/types.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { root } from '../shared-config.ts'

export type { JsonSchema }

const prefix = '#/components/schemas/'

const isSchema = (value: unknown): value is GenericSchema =>
  isRecord(value) && value['kind'] === 'schema'

const pascal = (name: string): string =>
  name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The exported schemas of the contract by name. If two files use one name, the file's name is
 * prepended.
 */
async function exported(): Promise<Map<GenericSchema, string>> {
  const folder = join(root, 'src', 'api', 'contract')
  const found: { file: string; name: string; schema: GenericSchema }[] = []
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith('.spec.ts')) continue
    const module: Record<string, unknown> = await import(join(folder, file))
    for (const [name, schema] of Object.entries(module))
      if (/^[A-Z]/.test(name) && isSchema(schema)) found.push({ file, name, schema })
  }
  const names = new Map<GenericSchema, string>()
  for (const { file, name, schema } of found) {
    const shared = found.some((other) => other.name === name && other.schema !== schema)
    if (!names.has(schema) && schema.type !== 'void' && schema.type !== 'unknown')
      names.set(schema, shared && file !== 'common.ts' ? pascal(file.slice(0, -3)) + name : name)
  }
  return names
}

const config: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  // Leaves out what JSON Schema can't express, such as trimming or the check of an address.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => prefix + referenceId,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === Upload
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : undefined,
}

/**
 * A lenient part of an answer is a pipe of two schemas, anything readable and then the shape. The
 * converter merges both; only the shape is kept, which is what a backend should send. The mark of a
 * list of any length (common.ts) is no keyword of JSON Schema.
 */
function shapesOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapesOnly)
  if (!isRecord(value)) return value
  const merged = 'anyOf' in value && 'properties' in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !(merged && key === 'anyOf') && !(key === 'length' && one === 'any'))
      .map(([key, one]) => [key, shapesOnly(one)])
      // Linters expect the rest of a tuple to be named.
      .concat('prefixItems' in value && !('items' in value) ? [['items', {}]] : []),
  )
}

/** Finds the references of a schema at any depth. */
export function referencesOf(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const one of value) referencesOf(one, found)
  else if (isRecord(value))
    for (const [key, one] of Object.entries(value))
      if (key === '$ref' && typeof one === 'string' && one.startsWith(prefix))
        found.add(one.slice(prefix.length))
      else if (key !== 'example') referencesOf(one, found)
  return found
}

export interface Schemas {
  /** Returns the schema of an argument or an answer, with references to the components. */
  of: (schema: GenericSchema) => JsonSchema
  /** Returns the schema without an outer reference. */
  resolved: (schema: GenericSchema) => JsonSchema
  /** Returns the components that the given parts of a document refer to, directly or indirectly. */
  components: (parts: unknown) => Record<string, JsonSchema>
}

/** Converts all schemas of the contract. Exported ones become components. */
export async function convertSchemas(): Promise<Schemas> {
  const names = await exported()
  const components = new Set(names.values())
  for (const rows of Object.values<Contract>(contract))
    for (const [name, call] of Object.entries(rows))
      for (const [part, schema] of [
        ['arg', call.arg],
        ['res', call.res],
      ] as const)
        if (!names.has(schema)) names.set(schema, `${name}.${part}`)
  if (!names.has(ProblemBody)) throw new Error('The contract exports no ProblemBody.')
  const converted = toJsonSchemaDefs(
    Object.fromEntries([...names].map(([schema, name]) => [name, schema])),
    config,
  )
  const named = (name: string): JsonSchema => {
    const { $schema: _, ...schema } = Object(shapesOnly(converted[name]))
    return schema
  }
  const nameOf = (schema: GenericSchema): string => names.get(schema) ?? ''
  return {
    of: (schema) =>
      components.has(nameOf(schema)) ? { $ref: prefix + nameOf(schema) } : named(nameOf(schema)),
    resolved: (schema) => named(nameOf(schema)),
    components: (parts) => {
      const wanted = referencesOf(parts)
      for (const name of wanted) referencesOf(named(name), wanted)
      return Object.fromEntries([...wanted].toSorted().map((name) => [name, named(name)]))
    },
  }
}
