const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const prefix = 'bitcoincash'
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]

/** The BCH code of the cash address specification, over words of five bits. */
function polymod(words: readonly number[]): bigint {
  let sum = 1n
  for (const word of words) {
    const top = sum >> 35n
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word)
    for (const [bit, generator] of generators.entries())
      if ((top >> BigInt(bit)) & 1n) sum ^= generator
  }
  return sum ^ 1n
}

/** The hash length in bytes, by the last three bits of the version byte. */
const sizes = [20, 24, 28, 32, 40, 48, 56, 64]

/**
 * Whether a text is a Bitcoin Cash address, with or without its prefix, in a single case (cash
 * address specification).
 */
export function isCashAddress(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false
  const [first = '', second, ...more] = text.toLowerCase().split(':')
  if (more.length > 0 || (second !== undefined && first !== prefix)) return false
  const words = Array.from(second ?? first, (letter) => letters.indexOf(letter))
  if (words.length < 14 || words.includes(-1)) return false
  const begin = Array.from(prefix, (letter) => letter.charCodeAt(0) & 0x1f)
  if (polymod([...begin, 0, ...words]) !== 0n) return false
  const [high = 0, low = 0] = words
  const version = (high << 3) | (low >> 2)
  const size = sizes[version & 7] ?? 0
  // The words of five bits are the version byte and the hash, then eight words of checksum.
  return version < 128 && words.length === Math.ceil(((size + 1) * 8) / 5) + 8
}
