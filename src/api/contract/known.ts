import * as v from 'valibot'
import type { ArgOf, Contract, RawResOf } from './types.ts'

/** An answer that the build knows, as the cache of the page's endpoint is to hold it. */
export interface KnownAnswer {
  endpoint: string
  /** The argument of the hook that reads it. */
  arg: unknown
  data: unknown
  /** When the answer was current, in milliseconds. */
  at: number
  tags: readonly string[]
}

/** Long ago: the build does not know when the answer was current, so a visit asks again. */
const longAgo = 1

/**
 * An answer that a build knows: the page's file contains it, and the row's hook finds it.
 * @param arg the hook's argument
 * @param data the answer as a backend sends it
 * @param at when the answer was current, as ISO 8601
 * @throws ValiError if the answer is not the row's
 */
export function knownAnswer<Rows extends Contract, Name extends keyof Rows & string>(
  rows: Rows,
  name: Name,
  arg: ArgOf<Rows[Name]>,
  data: RawResOf<Rows[Name]>,
  at?: string | null,
): KnownAnswer {
  const row = rows[name]
  if (!row) throw new Error(`The contract has no row ${name}.`)
  return {
    endpoint: name,
    arg,
    data: v.parse(row.res, data),
    at: at ? Date.parse(at) : longAgo,
    tags: row.provides ?? [],
  }
}

/**
 * The first page of a growing list that a build knows, for the infinite query of the same name.
 * @param first the page parameter of the first page
 */
export function knownList<Rows extends Contract, Name extends keyof Rows & string>(
  rows: Rows,
  name: Name,
  arg: object,
  data: RawResOf<Rows[Name]>,
  first: string | number | null,
): KnownAnswer {
  const { data: page, ...known } = knownAnswer(rows, name, Object(arg), data)
  return { ...known, arg, data: { pages: [page], pageParams: [first] } }
}
