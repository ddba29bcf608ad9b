import { digitOf, halfWidth, plainSigns } from './half-width.ts'
import { withoutInvisible } from './invisible.ts'

/**
 * A typed number. One that has two readings, such as 1,000, is never guessed; the readings are
 * decimals. A stray sign is named.
 */
export type TypedNumber =
  | { value: string }
  | { fault: 'ambiguous'; readings: [thousands: string, fraction: string] }
  | { fault: 'exponent' | 'format' }
  | { fault: 'sign'; sign: string }

/** Folds digits, spaces and signs of other scripts and input methods to those of ASCII. */
const folded = (text: string): string =>
  halfWidth(withoutInvisible(text))
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/[٬‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const trimmed = (decimal: string): string => {
  const plain = decimal.replace(/^0+(?=\d)/, '')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

/** Reads a number as people type it in any of the usual forms: 1 234.5, 1,234.5, 1.234,5, １２。５. */
export function readNumber(text: string): TypedNumber {
  const plain = folded(text)
  if (/\d ?(?:e|[x×*] ?10 ?\^?) ?[+-]?\d/i.test(plain)) return { fault: 'exponent' }
  const stray = [...plain].find((sign) => !/[\d.,' ]/.test(sign))
  if (stray !== undefined) return { fault: 'sign', sign: stray }
  const [, spaced = '', spacedRest = ''] = /^(\d{1,3}(?:[ ']\d{3})+)([.,]\d+)?$/.exec(plain) ?? []
  if (spaced !== '')
    return { value: strip(spaced.replaceAll(/\D/g, '') + spacedRest.replace(',', '.')) }
  if (/^\d+$/.test(plain)) return { value: strip(plain) }
  const [, whole = '', fraction = ''] = /^(\d+)[.,](\d+)$/.exec(plain) ?? []
  if (whole !== '') {
    if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
      return {
        fault: 'ambiguous',
        readings: [`${whole}${fraction}`, trimmed(`${whole}.${fraction}`)],
      }
    return { value: strip(`${whole}.${fraction}`) }
  }
  // Thousands by one sign, in India also lakhs, and a fraction by the other.
  const [, groups = '', sign = '', rest = ''] =
    /^(\d{1,3}(?:([.,])\d{2,3})(?:\2\d{2,3})*?)((?!\2)[.,]\d+)?$/.exec(plain) ?? []
  const isGrouped = groups !== '' && groups.split(sign).at(-1)?.length === 3
  if (!isGrouped || (rest === '' && groups.split(sign).length < 3)) return { fault: 'format' }
  return { value: strip(groups.replaceAll(/\D/g, '') + rest.replace(',', '.')) }
}

const strip = (decimal: string): string => decimal.replace(/^0+(?=\d)/, '')

/** Reads a number that may be below zero. */
export function readSigned(text: string): TypedNumber {
  const plain = plainSigns(text).trim()
  if (!/^-\s?\d/.test(plain)) return readNumber(text)
  const read = readNumber(plain.slice(1))
  const minus = (value: string): string => (/[1-9]/.test(value) ? `-${value}` : value)
  if ('value' in read) return { value: minus(read.value) }
  if (read.fault !== 'ambiguous') return read
  const [thousands, fraction] = read.readings
  return { fault: 'ambiguous', readings: [minus(thousands), minus(fraction)] }
}

/**
 * Reads a whole number. 1,500 has one reading here, because 1.5 is not whole; 1,000 has two.
 */
export function readWhole(text: string): TypedNumber {
  const read = readNumber(text)
  if ('value' in read) {
    const [whole = '', fraction = ''] = read.value.split('.')
    return /^0*$/.test(fraction) ? { value: whole } : { fault: 'format' }
  }
  return read.fault === 'ambiguous' && read.readings[1].includes('.')
    ? { value: read.readings[0] }
    : read
}

/** Converts a typed amount to a decimal text. A text that is no amount stays as it is. */
export function decimalOf(typed: string): string {
  const read = readNumber(typed)
  return 'value' in read ? read.value : typed
}

/** Converts a typed number, which may be below zero, to a decimal text. Any other text stays. */
export function signedOf(typed: string): string {
  const read = readSigned(typed)
  return 'value' in read ? read.value : typed
}

/** Converts a typed whole number to plain digits. Any other text stays as it is. */
export function digitsOf(typed: string): string {
  if (/^\d+$/.test(typed)) return typed
  const read = readWhole(typed)
  return 'value' in read ? read.value : typed
}

/** Whether a typed text is an amount of the contract: not negative, at most six decimals. */
export const isAmount = (typed: string): boolean =>
  'value' in readNumber(typed) && /^\d{1,15}(?:\.\d{1,6})?$/.test(decimalOf(typed))

/**
 * Reads a sum of money; null if the text has two readings or is no sum.
 * @param places the maximum number of decimals
 * @param digits the maximum before them; more than 9 only where a limit refuses what is too much
 */
export function typedAmount(text: string, places = 2, digits = 9): string | null {
  const read = readNumber(text)
  if (!('value' in read)) return null
  const [whole = '', fraction = ''] = read.value.split('.')
  return whole.length <= digits && fraction.length <= places ? read.value : null
}

/** The number of decimals that the backend's step allows: two for "0.01". */
export const placesOf = (step: string | null | undefined): number =>
  step ? (step.replace(/0+$/, '').split('.')[1]?.length ?? 0) : 2

/** Formats an amount from the backend for an input in a language, so that it has one reading. */
export const shownAmount = (amount: string, locale: string): string =>
  // A fourth decimal tells 1.2340 from one thousand.
  (/^-?[1-9]\d{0,2}\.\d{3}$/.test(amount) ? `${amount}0` : amount).replace(
    '.',
    (0.5).toLocaleString(locale).charAt(1),
  )
