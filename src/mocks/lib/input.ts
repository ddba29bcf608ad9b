import * as v from 'valibot'
import type { BaseIssue, GenericSchema } from 'valibot'
import type { FieldCode } from '../../api/contract/field-codes.ts'
import type { FieldFaults } from '../errors.ts'

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** The schema inside optional, nullable and similar wrappers. */
function unwrap(schema: unknown): unknown {
  return isSchema(schema) && 'wrapped' in schema ? unwrap(schema.wrapped) : schema
}

export const takesNothing = (schema: GenericSchema): boolean => schema.type === 'void'

function entryOf(schema: GenericSchema, name: string): unknown {
  const object: unknown = unwrap(schema)
  if (
    !isSchema(object) ||
    !('entries' in object) ||
    typeof object.entries !== 'object' ||
    object.entries === null
  )
    return undefined
  return Object.hasOwn(object.entries, name) ? unwrap(Reflect.get(object.entries, name)) : undefined
}

function read(text: string | Blob, schema: unknown): unknown {
  if (typeof text !== 'string' || !isSchema(schema)) return text
  if (schema.type === 'number')
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/**
 * Converts text of a path, a query or a part to the schema's type: numbers, booleans, lists. Files
 * stay files.
 */
export function fromText(
  schema: GenericSchema,
  name: string,
  values: readonly (string | Blob)[],
): unknown {
  const entry = entryOf(schema, name)
  if (isSchema(entry) && entry.type === 'array')
    return values.map((value) => read(value, 'item' in entry ? unwrap(entry.item) : undefined))
  const [first] = values
  return values.length === 1 && first !== undefined ? read(first, entry) : values
}

const codes: Readonly<Record<string, FieldCode>> = {
  non_empty: 'required',
  min_length: 'too_short',
  max_length: 'too_long',
  min_value: 'out_of_range',
  max_value: 'out_of_range',
  integer: 'out_of_range',
  picklist: 'not_allowed',
  enum: 'not_allowed',
  variant: 'not_allowed',
  union: 'not_allowed',
}

function codeOf(issue: BaseIssue<unknown>): FieldCode {
  if (issue.expected === 'never') return 'not_allowed'
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required'
  // The only literal that a form must match is a ticked box.
  if (issue.type === 'literal') return issue.input === false ? 'required' : 'not_allowed'
  return codes[issue.type] ?? 'bad_format'
}

function paramsOf({ type, requirement }: BaseIssue<unknown>): Record<string, number> | undefined {
  if (typeof requirement !== 'number') return undefined
  return type.startsWith('min_')
    ? { min: requirement }
    : type.startsWith('max_')
      ? { max: requirement }
      : undefined
}

/** Converts valibot's issues to the contract's field errors: the first of each field counts. */
export function faultyFields(issues: readonly BaseIssue<unknown>[]): FieldFaults {
  const fields: FieldFaults = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    if (path === null || Object.hasOwn(fields, path)) continue
    const code = codeOf(issue)
    const params = code === 'required' ? undefined : paramsOf(issue)
    fields[path] = { code, ...(params && { params }) }
  }
  return fields
}
