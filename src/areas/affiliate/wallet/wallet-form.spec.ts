import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { WalletField } from '@/api/contract/wallet.ts'
import { walletFieldKey, walletForm } from './wallet-form.ts'

const field = (own: Partial<WalletField>): WalletField => ({
  name: 'address',
  label: 'Address',
  pattern: null,
  minLength: null,
  maxLength: null,
  hint: null,
  example: null,
  checksum: 'none',
  ...own,
})
const faults = (own: Partial<WalletField>, text: string): string[] =>
  safeParse(walletForm([field(own)]), { [walletFieldKey(0)]: text }).issues?.map(
    ({ message, type }) => (type === 'check' ? message : type),
  ) ?? []

const tron = { pattern: 'T[1-9A-HJ-NP-Za-km-z]{33}', checksum: 'tron' }

describe('the fields of a method', () => {
  it('are what the method says, under its names', () => {
    const parsed = safeParse(walletForm([field(tron), field({ name: '__proto__' })]), {
      field1: ' TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH ',
      field2: 'anything',
    })
    expect(parsed.output).toHaveProperty('address', 'TA2yZ7LKr3k8DmVuKo5G4x7fsQQbXSeyYH')
  })
  it.each([
    [tron, '', 'non_empty'],
    [tron, 'T123', 'bad_format'],
    [tron, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'mismatch'],
    [tron, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'not_allowed'],
    [{ checksum: 'luhn' }, '4242 4242 4242 4241', 'mismatch'],
    [{ checksum: 'luhn', example: '4242 4242 4242 4242' }, '4242424242424242', 'not_allowed'],
    [{ checksum: 'iban' }, 'de89 3704 0044 0532 0130 01', 'mismatch'],
    [{ minLength: 5 }, 'abc', 'min_length'],
    [{ maxLength: 2 }, 'abc', 'max_length'],
  ])('%o refuse %s: %s', (own, text, code) => expect(faults(own, text)).toContain(code))
  it.each([
    [{ checksum: 'luhn' }, '4242 4242 4242 4242'],
    [{ checksum: 'of tomorrow' }, 'anything'],
    [{ pattern: '(' }, 'anything'],
  ])('%o take %s', (own, text) => expect(faults(own, text)).toEqual([]))
})
