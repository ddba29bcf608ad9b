/**
 * A typed number, address or code with its letters, digits and signs of full width, which Chinese
 * and Japanese input methods type, as those of ASCII. Every character keeps its place.
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/[、､]/g, ',')
    .replaceAll('\u3000', ' ')

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point))

/** The value of a digit of any script. Unicode has the ten of each in a row, from zero. */
export function digitOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  let first = point
  while (isDigit(first - 1)) first -= 1
  return String((point - first) % 10)
}

/**
 * A typed code or number in the signs of ASCII: also the digits of Arabic, Persian and other
 * keyboards, and the dashes that word processors and PDF files have for a hyphen. Every character
 * keeps its place. An address may mean such signs, so it only takes `halfWidth`.
 */
export const plainSigns = (text: string): string =>
  halfWidth(text)
    .replace(/[\u0660-\uffff]/g, (sign) => (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
