import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { isCashAddress } from './cash-address.ts'

/** The kinds of check digits that an account can have (contract.md 4.7). */
export const checksums = ['btc', 'bch', 'tron', 'luhn', 'iban'] as const
export type Checksum = (typeof checksums)[number]

const base58 = createBase58check(sha256)

/** Decodes an address with its checksum; null if it is wrong. */
function readBase58(text: string): Uint8Array | null {
  try {
    return base58.decode(text)
  } catch {
    return null
  }
}

/** Whether an address is a version byte and a hash of 20 bytes. */
function isBase58Address(text: string, versions: readonly number[]): boolean {
  const bytes = readBase58(text)
  return bytes?.length === 21 && versions.includes(bytes[0] ?? -1)
}

/** BIP 173 and BIP 350: version 0 is bech32, later ones are bech32m. */
function isSegwit(text: string): boolean {
  const read = bech32.decodeUnsafe(text, 90) ?? bech32m.decodeUnsafe(text, 90)
  const [version = 17, ...words] = read?.words ?? []
  if (read?.prefix !== 'bc' || version > 16) return false
  const coder = version === 0 ? bech32 : bech32m
  if (!coder.decodeUnsafe(text, 90)) return false
  const program = coder.fromWordsUnsafe(words)
  if (!program) return false
  return version === 0
    ? program.length === 20 || program.length === 32
    : program.length >= 2 && program.length <= 40
}

/** ISO/IEC 7812-1. */
function isLuhn(text: string): boolean {
  if (!/^\d{12,19}$/.test(text)) return false
  const sum = Array.from(text)
    .toReversed()
    .reduce((all, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return all + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** ISO 13616: the country and the check digits move to the end, and letters count from ten. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** Bitcoin's P2PKH and P2SH, which Bitcoin Cash keeps as its legacy format. */
const bitcoin = [0x00, 0x05] as const

const tests: Record<Checksum, (text: string) => boolean> = {
  btc: (text) => isBase58Address(text, bitcoin) || isSegwit(text),
  bch: (text) => isCashAddress(text) || isBase58Address(text, bitcoin),
  tron: (text) => isBase58Address(text, [0x41]),
  luhn: isLuhn,
  iban: isIban,
}

/** The contracts of USDT and USDC on Tron. Tokens sent to one are lost. */
const tokenContracts: readonly string[] = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
]

/** Whether an account is a token's own address, which people copy instead of theirs. */
export const isTokenContract = (account: string): boolean => tokenContracts.includes(account)

/** Normalizes a typed account: cards and IBANs without spaces. */
export function plainAccount(checksum: Checksum | undefined, text: string): string {
  if (checksum === 'luhn') return text.replaceAll(/[\s-]/g, '')
  if (checksum === 'iban') return text.replaceAll(/[\s-]/g, '').toUpperCase()
  return text.trim()
}

/** Whether the check digits are right. True for a kind that this page does not know. */
export const fitsChecksum = (checksum: Checksum | undefined, account: string): boolean =>
  checksum === undefined || tests[checksum](account)
