import { expect, it } from 'vitest'
import { missingSum } from './missing-sum.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })

it.each([
  ['20', '20', null],
  ['20', '25', null],
  ['20', '12.5', '7.5'],
  ['20', '0', '20'],
  // A refund may have left a debt.
  ['20', '-3.25', '23.25'],
])('of a price of %s, a balance of %s lacks %s', (price, available, gap) => {
  expect(missingSum(usd(price), usd(available))).toEqual(gap === null ? null : usd(gap))
})

it('is unknown between two currencies, and without a price or a balance', () => {
  expect(missingSum(usd('5'), { amount: '1', currency: 'EUR' })).toBeNull()
  expect(missingSum(null, usd('1'))).toBeNull()
  expect(missingSum(usd('5'), null)).toBeNull()
})
