import type { About, Described } from './fields/types.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import type { JsonSchema } from './schemas.ts'

const prefix = '#/components/schemas/'

/** JSON Schema has no format for a decimal: its pattern is in the schema. */
const standard = (format: NonNullable<Described['format']>): string | undefined =>
  format === 'decimal' ? undefined : format

/** Returns the keywords of a line: the text ends with the unit, for readers of the text alone. */
export function keywords(line: About): Record<string, unknown> {
  const { about, format, unit, order }: Described =
    typeof line === 'string' ? { about: line } : line
  const known = format && standard(format)
  if (about === '') return {}
  return {
    description: unit ? `${about} Unit: ${unit}.` : about,
    ...(known && { format: known }),
    ...(unit && { 'x-unit': unit }),
    ...(order && { 'x-order': order }),
  }
}

export const isAbout = (value: unknown): value is About =>
  typeof value === 'string' || (isRecord(value) && typeof value['about'] === 'string')

/** Where a format belongs: the text itself, in every branch of a field that may be null. */
function addFormat(schema: JsonSchema, format: string): void {
  if (schema.type === 'string' && !schema.enum && schema.const === undefined) schema.format = format
  if (isRecord(schema.items)) addFormat(schema.items, format)
  for (const branch of branchesOf(schema)) addFormat(branch, format)
}

/** Where the values belong: the text or number itself, unless the schema has a list of its own. */
export function addValues(schema: JsonSchema, values: readonly (string | number)[]): void {
  const isPlain = schema.type === 'string' || schema.type === 'number' || schema.type === 'integer'
  if (isPlain && !schema.enum && schema.const === undefined)
    Object.assign(schema, { 'x-extensible-enum': values })
  for (const inner of [schema.items, schema.additionalProperties, ...branchesOf(schema)])
    if (isRecord(inner)) addValues(inner, values)
}

/**
 * The field that each value of a choice of an order stands for, where the schema lists the values.
 * What the backend decides has none.
 */
export function ordersIn(schema: JsonSchema, line: About): Record<string, string> | undefined {
  const named = typeof line === 'string' ? undefined : line.orders
  const values: unknown[] = schema.enum ?? []
  if (named === undefined) return undefined
  return Object.fromEntries(
    values.map(String).flatMap((value) => {
      const field = Object.hasOwn(named, value) ? named[value] : value
      return typeof field === 'string' ? [[value, field]] : []
    }),
  )
}

/**
 * The lines of a component's own fields: those of a union hold the fields of every branch. Undefined
 * where none of its fields has a line.
 */
function ownLines(component: JsonSchema, lines: unknown): Record<string, unknown> | undefined {
  if (!isRecord(lines)) return undefined
  const names = fieldsOf(component)
  const own = Object.entries(lines).filter(([name]) => names.has(name))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].filter(
    (one): one is JsonSchema => isRecord(one),
  )

const fieldsOf = (schema: JsonSchema): Set<string> =>
  new Set([
    ...Object.keys(schema.properties ?? {}),
    ...branchesOf(schema).flatMap((one) => [...fieldsOf(one)]),
  ])

/**
 * Writes the lines of an argument or an answer into its schema, through references, lists,
 * dictionaries and branches. A shared component has one text: a second, different one is an error.
 * @param money the lines of a sum of money, which no table repeats
 */
export function makeDescriber(components: Record<string, JsonSchema>, money: unknown) {
  const texts = new Map<string, string>()

  function field(schema: JsonSchema, line: unknown): void {
    const [about, inner] = Array.isArray(line) ? line : [line, undefined]
    if (!isAbout(about)) throw new Error(`Not a line of the fields: ${JSON.stringify(line)}`)
    const { format, ...rest } = keywords(about)
    if (typeof format === 'string') {
      addFormat(schema, format)
      // What the site takes for a missing moment is no moment.
      if (schema.default === '') delete schema.default
    }
    Object.assign(schema, rest)
    if (typeof about !== 'string' && about.values) addValues(schema, about.values)
    object(schema, inner ?? money)
  }

  function object(schema: JsonSchema, lines: unknown): void {
    if (typeof schema.$ref === 'string') {
      const name = schema.$ref.slice(prefix.length)
      const component = components[name]
      const own = component && ownLines(component, lines)
      if (!component || !own) return
      const text = JSON.stringify(own)
      const before = texts.get(name)
      if (before !== undefined && before !== text)
        throw new Error(`Two texts for the schema ${name}:\n${before}\n${text}`)
      texts.set(name, text)
      if (before === undefined) object(component, own)
      return
    }
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      const line = isRecord(lines) ? lines[name] : undefined
      if (line !== undefined && isRecord(one)) field(one, line)
    }
    if (isRecord(schema.items)) object(schema.items, lines)
    if (isRecord(schema.additionalProperties)) object(schema.additionalProperties, lines)
    for (const branch of branchesOf(schema)) object(branch, lines)
  }

  return {
    field,
    /** Writes the lines of a whole part: its fields, or one line where it has none. */
    part: (schema: JsonSchema, lines: unknown): void =>
      isAbout(lines) ? field(schema, lines) : object(schema, lines),
    /** Whether a component has its texts. */
    isDescribed: (name: string): boolean => texts.has(name),
  }
}
