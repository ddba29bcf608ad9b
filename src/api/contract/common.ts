import * as v from 'valibot'
import { isRecord } from '../../lib/is-record.ts'
import { titleOr } from '../../lib/unseen.ts'

/**
 * Whether a body that nobody needs says that the call failed, as some backends and gateways do with
 * the status 200.
 */
const tellsFailure = (body: object): boolean => {
  const { error, errorCode, errorId, success, ok, status } = { ...Object(body) }
  return (
    Boolean(error || errorCode || errorId) ||
    success === false ||
    ok === false ||
    (typeof status === 'string' && /^(?:error|fail(?:ed|ure)?)$/i.test(status))
  )
}

/**
 * The answer of a call whose HTTP status alone says that it is done: no body, or one that says
 * something and not the contrary. An empty object is what a gateway or a stub answers.
 */
export const Nothing = v.pipe(
  v.unknown(),
  v.check(
    (body) =>
      body === null ||
      body === undefined ||
      (isRecord(body) && Object.keys(body).length > 0 && !tellsFailure(body)),
  ),
  v.description('The HTTP status alone says that it is done.'),
)
/** The answer of a call that no script reads. */
export const Unread = v.pipe(
  v.unknown(),
  v.description('The browser or a stream reads it, or nobody.'),
)
/** The answer of a call whose content a script does not use, whatever it is. */
export const Unused = v.pipe(
  v.unknown(),
  v.description('The content of a successful answer is not used (specification, section 7).'),
)
export const NoArg = v.void()

/** A decimal as text, up to 6 places: money is never a float (contract.md 4.0.5). */
export const Decimal = v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,6})?$/))
/** An amount of a coin, which has more places than money, or its rate. */
export const CoinAmount = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,18})?$/))
export const Money = v.looseObject({ amount: Decimal, currency: v.string() })
export type Money = v.InferOutput<typeof Money>

/**
 * A number that sums and charts can take. JSON can hold 1e400, which is read as infinite: an answer
 * with such a number counts as unreadable.
 */
export const Finite = v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15))
/** A number that a page waits or counts by: what is out of bounds is moved to them. */
export const clamped = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.transform((given) => Math.min(Math.max(given, least), most)),
  )

/** The length of something that is drawn. */
export const Length = clamped(0, 1e6)
/** A side of a picture in pixels; null where it is not known, or is none above zero. */
export const Side = v.optional(
  v.nullable(
    v.pipe(
      Finite,
      v.transform((given) => (given > 0 ? given : null)),
    ),
  ),
  null,
)

export const Id = v.union([v.string(), v.pipe(v.number(), v.finite())])
/** A text field that an answer may omit. */
export const textOrNull = v.optional(v.nullable(v.string()), null)
export const flag = v.optional(v.boolean(), false)
export const when = v.optional(v.string(), '')
export const moneyOrNull = v.optional(v.nullable(Money), null)

/**
 * A list that is short by its nature, such as tags or totals by currency, and is drawn as a whole.
 * If it is far too long, only the first entries are kept, so that it can't freeze a page.
 * @param most fewer where each entry of a list has such a list
 */
export const shortList = <Item extends v.GenericSchema>(item: Item, most = 200) =>
  v.pipe(
    v.array(item),
    v.transform((all) => all.slice(0, most)),
  )

/** Marks a list of any length, for the test that holds every list to its kind. */
const anyLength = { length: 'any' }
/**
 * A list of any length. Its screen draws it a part at a time (`shared/list`, `VirtualTable`), or as
 * one thing: a line of a chart, a text field.
 */
export const longList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.metadata(anyLength))

/**
 * A list that a form draws whole and sends back. Cut, it would lose entries when it is saved, so one
 * that is far too long is refused.
 */
export const keptList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(500))

/**
 * The version that a change is based on: the backend refuses a change based on an older one
 * (contract.md 4.0.11).
 */
export const versionOrNull = v.optional(v.nullable(v.string()))
/** The version of a document as an answer states it; null for one that was never saved. */
export const savedVersion = v.nullable(v.string())

/** The change waits until the e-mailed link is opened (contract.md 4.0.10). */
export const Awaiting = v.looseObject({
  status: v.literal('awaiting_confirmation'),
  /** The masked address. */
  sentTo: textOrNull,
  expiresAt: textOrNull,
})

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

/** What an answer adds that comes within the first seconds. */
export const SpeedBonus = v.optional(
  v.nullable(
    v.looseObject({
      seconds: v.pipe(Finite, v.minValue(1)),
      percent: v.pipe(Finite, v.minValue(0)),
    }),
  ),
  null,
)
export type SpeedBonus = v.InferOutput<typeof SpeedBonus>

/** What has a page of its own and is called by its title: it can be seen wherever it is listed. */
export const titled = <Item extends v.GenericSchema<unknown, { slug: string; title: string }>>(
  item: Item,
) =>
  v.pipe(
    item,
    v.transform((one: v.InferOutput<Item>) => ({ ...one, title: titleOr(one.title, one.slug) })),
  )
