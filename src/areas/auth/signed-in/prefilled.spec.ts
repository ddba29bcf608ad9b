import { expect, it } from 'vitest'
import { prefilledEmail, roleOf } from './prefilled.ts'

it('takes a role that there is', () => {
  expect(['worker', 'customer', 'developer', 'king', 'constructor', '', null].map(roleOf)).toEqual([
    'worker',
    'customer',
    'developer',
    null,
    null,
    null,
    null,
  ])
})

it('takes an address from the history, whatever else stands there', () => {
  expect([{ email: 'a@b.co' }, { email: 1 }, null, undefined, 'x', {}].map(prefilledEmail)).toEqual(
    ['a@b.co', '', '', '', '', ''],
  )
  expect(prefilledEmail({ email: 'x'.repeat(999) })).toHaveLength(254)
})
