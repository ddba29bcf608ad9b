import { describe, expect, it } from 'vitest'
import { fitsChecksum, plainAccount } from './checksum.ts'
import type { Checksum } from './checksum.ts'

/** Published examples: where each list is from stands beside it. */
const right: Record<Checksum, readonly string[]> = {
  btc: [
    // The first block's reward, and the example of P2SH in Bitcoin's wiki.
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    // BIP 173.
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    // BIP 350.
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  ],
  bch: [
    // The cash address specification: both forms of each address, and the first of its larger
    // vectors.
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
    'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
    'BITCOINCASH:QQQ3728YW0Y47SQN6L2NA30MCW6ZM78DZQRE909M2R',
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2',
  ],
  tron: [
    // The contract of USDT, and the example of Tron's documentation.
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
  ],
  // Test numbers of card networks.
  luhn: ['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'],
  // The registry of ISO 13616.
  iban: [
    'GB29NWBK60161331926819',
    'DE89370400440532013000',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ],
}
const wrong: Record<Checksum, readonly string[]> = {
  btc: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    // BIP 173 and BIP 350: another network, the wrong checksum for its version, mixed case, a
    // program too short.
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'bc1gmk9yu',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ],
  bch: [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6b',
    'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t',
    'bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'bitcoincash:',
    'a:b:c',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qqqqqqqqqqqqqq',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdxba',
  ],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'T'],
  luhn: [
    '4242424242424241',
    '4242',
    '424242424242424a',
    'a4242424242424242',
    '4242424242424242a',
    // Too long, with a right sum.
    '42424242424242424242',
  ],
  iban: [
    'GB29NWBK60161331926818',
    'DE8937040044053201300',
    'not an iban',
    'GB2LNWBK60161331926819',
    'xGB29NWBK60161331926819',
    'GB29NWBK60161331926819!',
  ],
}

const pairs = (table: Record<Checksum, readonly string[]>) =>
  Object.entries(table).flatMap(([checksum, accounts]) =>
    accounts.map((account) => [checksum, account] as [Checksum, string]),
  )

describe('check digits', () => {
  it.each(pairs(right))('%s fits %s', (checksum, account) =>
    expect(fitsChecksum(checksum, account)).toBe(true),
  )
  it.each(pairs(wrong))('%s does not fit %s', (checksum, account) =>
    expect(fitsChecksum(checksum, account)).toBe(false),
  )
  it('says nothing of a checksum that it does not know', () =>
    expect(fitsChecksum(undefined, 'anything')).toBe(true))
})

it.each([
  ['luhn', ' 4242 4242-4242 4242', '4242424242424242'],
  ['iban', 'gb29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['tron', ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  [undefined, ' a b ', 'a b'],
] as const)('takes the spaces out of a typed %s', (checksum, typed, plain) =>
  expect(plainAccount(checksum, typed)).toBe(plain),
)
