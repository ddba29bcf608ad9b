import { known } from '@/lib/known.ts'

/** One field of a list's query, and how the address stores it. */
interface BaseField<T> {
  /** The name in the address, if it differs from the key of the call's argument. */
  name?: string | undefined
  /** @returns undefined for an invalid value, which is ignored */
  parse(text: string): T | undefined
}
export interface AddressChoice<T extends string> extends BaseField<T> {
  kind: 'choice'
  values: readonly T[]
}
export interface TextField extends BaseField<string> {
  kind: 'text'
}
export interface SearchField extends BaseField<string> {
  kind: 'search'
  least: number
  most: number
}
export interface DayField extends BaseField<string> {
  kind: 'day'
}
export interface SortField<T extends string> extends BaseField<T> {
  kind: 'sort'
  values: readonly T[]
  usual: T
}
export interface PageField extends BaseField<number> {
  kind: 'page'
  usual: number
}
export type AddressField =
  | AddressChoice<string>
  | TextField
  | SearchField
  | DayField
  | SortField<string>
  | PageField
export type AddressFields = Readonly<Record<string, AddressField>>

type ValueOf<F> = F extends { parse(text: string): (infer T) | undefined } ? T : never
type UsualKeys<F> = { [K in keyof F]: F[K] extends { usual: unknown } ? K : never }[keyof F]

/** The argument of a list's call: the chosen filters, and always page and order. */
export type QueryOf<F> = { [K in UsualKeys<F>]: ValueOf<F[K]> } & {
  [K in Exclude<keyof F, UsualKeys<F>>]?: ValueOf<F[K]>
}
/** A change of the query; undefined removes a filter. */
export type Patch<F> = { [K in keyof F]?: ValueOf<F[K]> | undefined }

export interface QueryDefinition<F> {
  fields: F
  /**
   * Reads the query from an address. A reversed date range is swapped; half a range is open-ended.
   */
  read: (params: URLSearchParams) => QueryOf<F>
  /**
   * Writes the query into an address. Unchanged values keep their notation, and other parameters
   * stay.
   */
  write: (params: URLSearchParams, query: QueryOf<F>) => URLSearchParams
  /** Changes the query. A new filter or order starts at the first page. */
  change: (query: QueryOf<F>, patch: Patch<F>) => QueryOf<F>
  /** Removes the list's parameters from an address; others stay. */
  reset: (params: URLSearchParams) => URLSearchParams
  isFiltered: (query: QueryOf<F>) => boolean
  /** Whether an address contains any parameter of the list. */
  isIn: (params: URLSearchParams) => boolean
}

/** One value of a closed set. */
export const choice = <const T extends string>(
  values: readonly T[],
  name?: string,
): AddressChoice<T> => ({
  kind: 'choice',
  name,
  values,
  parse: (text) => known(values, text),
})

/** Text that matches a pattern: an id, an address, a value from the backend's list. */
export const textParam = (pattern: RegExp, name?: string): TextField => ({
  kind: 'text',
  name,
  parse: (value) => (pattern.test(value) ? value : undefined),
})

/** A text search that starts at a minimum length. */
export const searchParam = (name = 'q', least = 3, most = 100): SearchField => ({
  kind: 'search',
  name,
  least,
  most,
  parse: (typed) => {
    const words = typed.trim().slice(0, most)
    return [...words].length >= least ? words : undefined
  },
})

/** The order or view of the list. It always has a value, and the default is not in the address. */
export const sort = <const T extends string>(
  values: readonly T[],
  usual: T,
  name?: string,
): SortField<T> => ({
  kind: 'sort',
  name,
  values,
  usual,
  parse: (value) => known(values, value),
})

/** The page. People count from 1, the backend from 0. */
export const page: PageField = {
  kind: 'page',
  usual: 0,
  parse: (number) => (/^[1-9]\d{0,4}$/.test(number) ? Number(number) - 1 : undefined),
}

type Values = Record<string, string | number>

/**
 * Declares a list's query once. Reading and writing the address, defaults, controls and reset
 * follow from it. The keys are those of the call's argument.
 */
export function defineQuery<F extends AddressFields>(fields: F): QueryDefinition<F>
export function defineQuery(fields: AddressFields): QueryDefinition<AddressFields> {
  const all = Object.entries(fields).map(([key, field]) => ({
    key,
    field,
    name: field.name ?? key,
  }))
  const inOrder = (values: Values): Values => {
    const { dateFrom, dateTo } = values
    return dateFrom && dateTo && dateFrom > dateTo
      ? { ...values, dateFrom: dateTo, dateTo: dateFrom }
      : values
  }
  function read(params: URLSearchParams): Values {
    const values: Values = {}
    for (const { key, field, name } of all) {
      const value = field.parse(params.get(name) ?? '') ?? ('usual' in field && field.usual)
      if (value !== false && value !== undefined) values[key] = value
    }
    return inOrder(values)
  }
  return {
    fields,
    read,
    write(params, query) {
      const before = read(params)
      const next = new URLSearchParams(params)
      const changed = all.filter(({ key }) => query[key] !== before[key])
      // A page number has no meaning in another list.
      if (changed.some(({ field }) => field.kind !== 'page'))
        for (const { field, name } of all) if (field.kind === 'page') next.delete(name)
      for (const { key, field, name } of changed) {
        const value = query[key]
        if (value === undefined || ('usual' in field && value === field.usual)) next.delete(name)
        else next.set(name, field.kind === 'page' ? String(Number(value) + 1) : String(value))
      }
      return next
    },
    change(query, patch) {
      const values: Values = {}
      for (const { key, field } of all) {
        const begun = field.kind === 'page' ? field.usual : query[key]
        const value = key in patch ? patch[key] : begun
        if (value !== undefined) values[key] = value
        else if ('usual' in field) values[key] = field.usual
      }
      return inOrder(values)
    },
    reset(params) {
      const next = new URLSearchParams(params)
      for (const { name } of all) next.delete(name)
      return next
    },
    isFiltered: (query) =>
      all.some(({ key, field }) => !('usual' in field) && query[key] !== undefined),
    isIn: (params) => all.some(({ name }) => params.has(name)),
  }
}
