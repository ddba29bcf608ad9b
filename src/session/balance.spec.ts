import { expect, it } from 'vitest'
import { person } from '../../tests/support/person.ts'
import { shownBalance, withToldBalance } from './balance.ts'

const user = person({ balance: { amount: 5.5, currency: 'USD' } })

it('is the amount of the user, until an event tells a newer one', () => {
  expect(shownBalance(user)).toEqual({ amount: 5.5, currency: 'USD' })
  const told = withToldBalance(user, { amount: '5.4999', currency: 'USD' })
  // The decimal is shown as it came; the specified number stays a number.
  expect(shownBalance(told)).toEqual({ amount: '5.4999', currency: 'USD' })
  expect(told.balance.amount).toBe(5.4999)
})

it('ignores an event in another currency', () => {
  expect(withToldBalance(user, { amount: '1', currency: 'EUR' })).toBe(user)
})

it('is unknown where the backend does not say', () => {
  expect(shownBalance(person({ balance: { amount: null } }))).toBeNull()
  expect(shownBalance(person({ balance: { amount: 0 } }))).toEqual({ amount: 0, currency: 'USD' })
})
