import type { InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from '../../../src/mocks/errors.ts'
import type { Call } from '../../../src/api/contract/types.ts'

/** What a schema can't say of a field: its meaning, its unit, and the format of a text. */
export interface Described {
  about: string
  format?: 'date-time' | 'date' | 'time' | 'decimal' | 'email' | 'uri' | 'uri-reference' | 'uuid'
  unit?: string
  /** The values of a text or a number. A newer backend may have more; this contract has these. */
  values?: readonly (string | number)[]
  /** The field of its entries by which a list is in order; with a minus the largest or latest first. */
  order?: string
  /**
   * Of the choice of an order: the values that are no field of the entries, with the field that they
   * stand for, as in `order`; null where the backend decides.
   */
  orders?: Readonly<Record<string, string | null>>
}
export type About = string | Described

type Known<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] }
type Member<T, K> = T extends unknown ? (K extends Known<T> ? T[K] : never) : never
type KnownOfAny<T> = T extends unknown ? Known<T> : never
/** The object within a list, a dictionary or an optional field. Money describes itself. */
type Inner<T> = T extends Blob | string | number | boolean | null | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? Inner<Item>
    : T extends object
      ? [Known<T>] extends [never]
        ? string extends keyof T
          ? Inner<T[keyof T]>
          : never
        : [Known<T>, 'amount' | 'currency'] extends ['amount' | 'currency', Known<T>]
          ? never
          : T
      : never
/** A plain field has a line. A field with fields of its own has a line and theirs. */
export type Line<T> = [Inner<T>] extends [never] ? About : readonly [About, FieldLines<Inner<T>>]
/** One line for every field: a field without its line does not compile. */
export type FieldLines<T> = { readonly [K in KnownOfAny<T>]-?: Line<Member<T, K>> }

/** A call without an argument, or with an argument without fields. */
type IsEmpty<T> = [T] extends [void]
  ? true
  : T extends object
    ? [keyof T] extends [never]
      ? true
      : false
    : false

/** The part of an argument or an answer: its fields, or a line where it has none. */
type Part<T> = [Inner<T>] extends [never] ? About : FieldLines<Inner<T>>

export type CallLines<C extends Call> = {
  /** What the call does, and what a backend must know of it that the fields do not say. */
  about: string
  /** The refusals that the screen handles by name, and when the backend gives them. */
  errors?: Readonly<Partial<Record<ErrorCode, string>>>
} & (IsEmpty<InferInput<C['arg']>> extends true ? unknown : { arg: Part<InferInput<C['arg']>> }) &
  (C['res']['type'] extends 'unknown' ? unknown : { res: Part<InferOutput<C['res']>> })

export type AreaLines<Rows extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Rows]: CallLines<Rows[Name]>
}

/**
 * A line that ends with the values of a list of the contract, so that the two cannot differ.
 * @param about words before the values, such as `The state`
 */
export function oneOf(about: string, values: readonly (string | number)[]): Described {
  const names = values.map((value) => `\`${value}\``)
  return { about: `${about}: ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}.`, values }
}

/**
 * A list in an order that a backend keeps.
 * @param order a field of its entries, or a path in them; with a minus the largest or latest first
 */
export const ordered = (about: string, order: string): Described => ({ about, order })

/** The choice of the order of a list: each value is a field of the entries, but for the named ones. */
export const orderBy = (
  about: string,
  orders: Readonly<Record<string, string | null>> = {},
): Described => ({ about, orders })

const formatted =
  (format: NonNullable<Described['format']>) =>
  (about: string): Described => ({ about, format })
const measured =
  (unit: string) =>
  (about: string): Described => ({ about, unit })

/** A moment, such as `2026-07-01T12:00:00Z` (RFC 3339, UTC). */
export const time = formatted('date-time')
/** A day without a time, such as `2026-07-01`. */
export const day = formatted('date')
/** A number as text, such as `12.50`, because money and prices are never floats. */
export const decimal = formatted('decimal')
export const email = formatted('email')
export const uri = formatted('uri')
/** An address that may be a path on the site. */
export const link = formatted('uri-reference')
export const uuid = formatted('uuid')

export const percent = measured('percent, 0 to 100')
export const seconds = measured('seconds')
export const minutes = measured('minutes')
export const milliseconds = measured('milliseconds')
export const bytes = measured('bytes')
export const pixels = measured('pixels')
export const degrees = measured('degrees')
export const days = measured('days')
/** A number of things, never negative. */
export const count = measured('count')
