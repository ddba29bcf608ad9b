import { expect, it } from 'vitest'
import * as v from 'valibot'
import { shortList } from './common.ts'

it('takes the first entries alone of a short list that comes far too long', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => index)
  expect(v.parse(shortList(v.number()), numbers)).toEqual(numbers.slice(0, 200))
  expect(v.parse(shortList(v.number()), [1, 2])).toEqual([1, 2])
  expect(v.safeParse(shortList(v.number()), ['1']).success).toBe(false)
})
