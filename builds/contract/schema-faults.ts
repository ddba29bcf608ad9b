import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { isRecord } from '../../src/lib/is-record.ts'
import { shownValue } from './finding.ts'
import { disorderIn } from './order.ts'

/** One place of a body that does not fit its schema. */
export interface SchemaFault {
  /** Of a list that is not in its order. */
  check?: 'order'
  field: string
  expected: string
  got: string
}

/** The number of places that one answer is blamed for. */
const most = 5

/** `/records/0/id` as `records.0.id`. */
const dotted = (pointer: string): string => pointer.slice(1).replaceAll('/', '.')

function wanted({ keyword, params, message = '', schema }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return [params['type']].flat().join(' or ')
    case 'format':
      return `a text in the format ${String(params['format'])}`
    case 'enum':
    case 'x-extensible-enum':
      return `one of ${(Array.isArray(schema) ? schema : []).map(shownValue).join(', ')}`
    case 'x-unit':
      return `${String(schema)}${schema === 'count' ? ', 0 or more' : ''}`
    case 'x-order':
      return String(schema)
    case 'const':
      return shownValue(params['allowedValue'])
    case 'pattern':
      return `a text like ${String(params['pattern'])}`
    case 'required':
      return 'the field'
    default:
      return message.replace(/^must (?:be )?/, '')
  }
}

function faultOf(error: ErrorObject): SchemaFault {
  const { missingProperty: missing }: { missingProperty?: string } = error.params
  if (error.keyword === 'x-order')
    return {
      check: 'order',
      field: dotted(error.instancePath) || 'the body',
      expected: wanted(error),
      got: disorderIn(Array.isArray(error.data) ? error.data : [], wanted(error)) ?? 'nothing',
    }
  const path = missing === undefined ? error.instancePath : `${error.instancePath}/${missing}`
  return {
    field: dotted(path) || 'the body',
    expected: wanted(error),
    got: missing === undefined ? shownValue(error.data) : 'nothing',
  }
}

/** The errors as places: alternatives of one place make one fault, and what they lead to is left out. */
function faultsOf(errors: readonly ErrorObject[]): SchemaFault[] {
  const own = errors.filter(({ keyword }) => !/^(?:anyOf|oneOf|allOf|if)$/.test(keyword))
  const faults = own.map(faultOf)
  // Of a union, the branch that the value came furthest in says most.
  const deepest = faults.filter(
    ({ field }) => !faults.some((other) => other.field.startsWith(`${field}.`)),
  )
  const byField = Map.groupBy(deepest, ({ field }) => field)
  return [...byField].slice(0, most).map(([field, all]) => ({
    ...(all.every(({ check }) => check === 'order') && { check: 'order' as const }),
    field,
    expected: [...new Set(all.map(({ expected }) => expected))].join(' or '),
    got: all[0]?.got ?? 'nothing',
  }))
}

type Fits = (schema: unknown, value: unknown) => SchemaFault[]
const known = new WeakMap<object, Fits>()

/** Compares values with schemas of one OpenAPI document; each schema is compiled once. */
export function schemaFaults(document: Record<string, unknown>): Fits {
  const before = known.get(document)
  if (before) return before
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
  formats.default(ajv)
  // What the site would show all the same, but not as the contract means it.
  ajv.addKeyword({
    keyword: 'x-extensible-enum',
    type: ['string', 'number'],
    validate: (values: readonly unknown[], value: unknown) => values.includes(value),
  })
  ajv.addKeyword({
    keyword: 'x-unit',
    type: 'number',
    validate: (unit: string, value: number) =>
      unit === 'count' ? value >= 0 : !unit.startsWith('percent') || (value >= 0 && value <= 100),
  })
  ajv.addKeyword({
    keyword: 'x-order',
    type: 'array',
    validate: (order: string, list: readonly unknown[]) => disorderIn(list, order) === undefined,
  })
  ajv.addSchema({ $id: 'openapi', components: document['components'] })
  const compiled = new Map<unknown, ValidateFunction>()
  const fits: Fits = (schema, value) => {
    let validate = compiled.get(schema)
    if (!validate) {
      const referring: unknown = JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'),
      )
      validate = ajv.compile(isRecord(referring) ? referring : {})
      compiled.set(schema, validate)
    }
    return validate(value) ? [] : faultsOf(validate.errors ?? [])
  }
  known.set(document, fits)
  return fits
}
