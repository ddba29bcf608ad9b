import * as v from 'valibot'

/** An answer without a body, or one that nobody reads. */
export const Nothing = v.unknown()
export const NoArg = v.void()

/** A decimal as text, up to 6 places: money is never a float (contract.md 4.0.5). */
export const Decimal = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,6})?$/))
export const Money = v.looseObject({ amount: Decimal, currency: v.string() })
export type Money = v.InferOutput<typeof Money>

export const Id = v.union([v.string(), v.number()])
/** What an answer may leave out. */
export const text = v.optional(v.nullable(v.string()), null)
export const flag = v.optional(v.boolean(), false)
export const when = v.optional(v.string(), '')
export const sum = v.optional(v.nullable(Money), null)

/** Which state a change builds on: the backend refuses one that builds on an older one (contract.md 4.0.11). */
export const version = v.optional(v.nullable(v.string()))

/** An intent to pay has one: sent again with it, the first answer comes back (contract.md 4.0.9). */
export const IdempotencyKey = v.pipe(v.string(), v.uuid())

/** A file, by what it calls itself: the classes of a browser and of the tests' pretend one are not the same. */
export const Upload = v.custom<Blob>((value) => /^\[object (?:Blob|File)\]$/.test(Object.prototype.toString.call(value)))

export const UserType = v.picklist(['customer', 'worker', 'developer'])
export type UserType = v.InferOutput<typeof UserType>
