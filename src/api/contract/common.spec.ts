import { expect, it } from 'vitest'
import * as v from 'valibot'
import { clamped, Finite, keptList, longList, shortList, titled } from './common.ts'

it('takes the first entries alone of a short list that comes far too long', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => index)
  expect(v.parse(shortList(v.number()), numbers)).toEqual(numbers.slice(0, 200))
  expect(v.parse(shortList(v.number()), [1, 2])).toEqual([1, 2])
  expect(v.safeParse(shortList(v.number()), ['1']).success).toBe(false)
})

it('refuses a list that a form sends back rather than losing its end, and keeps a long one', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => index)
  expect(v.safeParse(keptList(v.number()), numbers).success).toBe(false)
  expect(v.parse(keptList(v.number()), numbers.slice(0, 500))).toHaveLength(500)
  expect(v.parse(longList(v.number()), numbers)).toHaveLength(10_000)
})

it('takes no number that is infinite or greater than any figure of the site', () => {
  const taken = (given: unknown) => v.safeParse(Finite, given).success
  expect([0, -2.5, 1e15].map(taken)).toEqual([true, true, true])
  expect([JSON.parse('1e400'), -Infinity, Number.NaN, 1e16].map(taken)).toEqual(
    Array(4).fill(false),
  )
  expect([0, 30, Infinity].map((given) => v.parse(clamped(1, 60), given))).toEqual([1, 30, 60])
})

it.each(['', ' ', '\u200B\u2060'])('calls what has no title, %j, by its address', (unseen) => {
  const Item = titled(v.looseObject({ slug: v.string(), title: v.string() }))
  expect(v.parse(Item, { slug: 'how-it-works', title: unseen }).title).toBe('how it works')
  expect(v.parse(Item, { slug: '', title: unseen }).title).toBe('—')
  expect(v.parse(Item, { slug: 'a', title: 'How it works' }).title).toBe('How it works')
})
