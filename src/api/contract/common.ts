import * as v from 'valibot'

/** An answer that is empty or unused. */
export const Nothing = v.unknown()
export const NoArg = v.void()

/** A decimal as text, up to 6 places: money is never a float (contract.md 4.0.5). */
export const Decimal = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,6})?$/))
export const Money = v.looseObject({ amount: Decimal, currency: v.string() })
export type Money = v.InferOutput<typeof Money>

export const Id = v.union([v.string(), v.number()])
/** A text field that an answer may omit. */
export const text = v.optional(v.nullable(v.string()), null)
export const flag = v.optional(v.boolean(), false)
export const when = v.optional(v.string(), '')
export const sum = v.optional(v.nullable(Money), null)

/**
 * A list that is short by its nature, such as tags or totals by currency, and is drawn as a whole.
 * If it is far too long, only the first entries are kept, so that it can't freeze a page.
 */
export const shortList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item),
    v.transform((all) => all.slice(0, 200)),
  )

/**
 * The version that a change is based on: the backend refuses a change based on an older one
 * (contract.md 4.0.11).
 */
export const version = v.optional(v.nullable(v.string()))

/**
 * Every payment attempt has a key: a repeated request with the same key gets the first answer
 * (contract.md 4.0.9).
 */
export const IdempotencyKey = v.pipe(v.string(), v.uuid())

/**
 * A file, recognised by its tag: the Blob class of a browser differs from that of the tests' DOM.
 */
export const Upload = v.custom<Blob>((value) =>
  /^\[object (?:Blob|File)\]$/.test(Object.prototype.toString.call(value)),
)

export const UserType = v.picklist(['customer', 'worker', 'developer'])
export type UserType = v.InferOutput<typeof UserType>

/**
 * contract.md 4.0: e-mail up to 254 characters, lower-cased on submit; password 10 to 128, not the
 * e-mail itself.
 */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty(),
  v.maxLength(254),
  v.email(),
)
export const NewPassword = v.pipe(v.string(), v.minLength(10), v.maxLength(128))
