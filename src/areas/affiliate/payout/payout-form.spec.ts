import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { payoutForm } from './payout-form.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })
const schema = payoutForm({
  available: usd('128.40'),
  min: usd('5.00'),
  max: usd('100'),
  step: '0.01',
})
const first = (amount: string): string | undefined =>
  safeParse(schema, { amount }).issues?.[0].message

it.each([
  ['abc', 'bad_format'],
  ['1.234', 'bad_format'],
  ['0', 'out_of_range'],
  ['4.99', 'out_of_range'],
  ['128.41', 'insufficient_funds'],
  ['100.01', 'limit_exceeded'],
  ['9'.repeat(40), 'insufficient_funds'],
])('refuses %s: %s', (amount, code) => expect(first(amount)).toBe(code))

it.each([
  ['5', '5'],
  ['99,90', '99.90'],
  ['100.00', '100.00'],
])('takes %s', (amount, read) =>
  expect(safeParse(schema, { amount }).output).toEqual({ amount: read }),
)
