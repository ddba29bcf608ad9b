/**
 * Exact products and sums of decimal text, rounded half up. They mirror the backend's arithmetic
 * and not the app's.
 */
const cut = /^(-?\d+)(?:\.(\d+))?$/

function units(text: string): [bigint, number] {
  const [, whole = '0', fraction = ''] = cut.exec(text) ?? []
  return [BigInt(whole + fraction), fraction.length]
}

export function times(one: string, other: string, places: number): string {
  const [a, scaleA] = units(one)
  const [b, scaleB] = units(other)
  return write(a * b, scaleA + scaleB, places)
}

export function plus(one: string, other: string, places = 2): string {
  const [a, scaleA] = units(one)
  const [b, scaleB] = units(other)
  const scale = Math.max(scaleA, scaleB)
  return write(a * 10n ** BigInt(scale - scaleA) + b * 10n ** BigInt(scale - scaleB), scale, places)
}

export const minus = (one: string, other: string, places = 2): string =>
  plus(one, other.startsWith('-') ? other.slice(1) : `-${other}`, places)

export function over(one: string, other: string, places: number): string {
  const [a, scaleA] = units(one)
  const [b, scaleB] = units(other)
  return write(
    (a * 10n ** BigInt(places + 1 + scaleB)) / (b * 10n ** BigInt(scaleA)),
    places + 1,
    places,
  )
}

export const isLess = (one: string, other: string): boolean => minus(one, other, 18).startsWith('-')

function write(value: bigint, scale: number, places: number): string {
  const negative = value < 0n
  const size = negative ? -value : value
  const kept =
    scale <= places
      ? size * 10n ** BigInt(places - scale)
      : (size + 10n ** BigInt(scale - places) / 2n) / 10n ** BigInt(scale - places)
  const digits = kept.toString().padStart(places + 1, '0')
  const text = places > 0 ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
  return negative && kept > 0n ? `-${text}` : text
}
