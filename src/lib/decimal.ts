/**
 * Exact arithmetic on decimals as text: money is never a float (contract.md 4.0.5). Results are
 * text without trailing zeros.
 */
interface Fixed {
  units: bigint
  scale: number
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?$/

/** Whether a text is a plain decimal: no exponent, no spaces, no grouping. */
export const isDecimal = (text: string): boolean => pattern.test(text)

/** @throws RangeError if the text is not a decimal; the contract's schemas reject such texts */
function parse(text: string): Fixed {
  const [, sign, whole = '', fraction = ''] = pattern.exec(text) ?? []
  if (sign === undefined) throw new RangeError(`"${text}" is not a decimal.`)
  return { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length }
}

function write({ units, scale }: Fixed): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '')
  const text = fraction ? `${whole}.${fraction}` : whole
  return units < 0n ? `-${text}` : text
}

const raise = ({ units, scale }: Fixed, to: number): bigint => units * 10n ** BigInt(to - scale)

export function add(a: string, b: string): string {
  const [left, right] = [parse(a), parse(b)]
  const scale = Math.max(left.scale, right.scale)
  return write({ units: raise(left, scale) + raise(right, scale), scale })
}

/** The negative of a decimal, and of a negative one the positive. */
export const negate = (a: string): string => multiply(a, -1)

export const subtract = (a: string, b: string): string => add(a, negate(b))

export const sum = (values: readonly string[]): string => values.reduce(add, '0')

/** @param b a decimal or an integer */
export function multiply(a: string, b: string | number): string {
  const [left, right] = [parse(a), parse(String(b))]
  return write({ units: left.units * right.units, scale: left.scale + right.scale })
}

/** Multiplies by ten to the power of `places`. A division by 1000 is `shift(a, -3)` and exact. */
export function shift(a: string, places: number): string {
  const { units, scale } = parse(a)
  return places > scale
    ? write({ units: units * 10n ** BigInt(places - scale), scale: 0 })
    : write({ units, scale: scale - places })
}

/** For sort(): negative if a is smaller. */
export function compare(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)]
  const scale = Math.max(left.scale, right.scale)
  const gap = raise(left, scale) - raise(right, scale)
  return gap < 0n ? -1 : gap > 0n ? 1 : 0
}

/** Rounds an amount for display: to whole cents from one unit on; smaller amounts stay exact. */
export const readable = (amount: string): string =>
  compare(amount.replace('-', ''), '1') < 0 ? round(amount, 6) : round(amount, 2)

/** Rounds to at most `places` decimals, halves away from zero. */
export function round(a: string, places: number): string {
  const { units, scale } = parse(a)
  if (scale <= places) return write({ units, scale })
  const unit = 10n ** BigInt(scale - places)
  const half = units < 0n ? -unit / 2n : unit / 2n
  return write({ units: (units + half) / unit, scale: places })
}
