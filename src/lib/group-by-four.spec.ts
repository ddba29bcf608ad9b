import { expect, it } from 'vitest'
import { groupByFour } from './group-by-four.ts'

it.each([
  ['', []],
  ['abc', ['abc']],
  ['abcd', ['abcd']],
  ['abcdefghi', ['abcd', 'efgh', 'i']],
])('splits %j', (text, groups) => {
  expect(groupByFour(text)).toEqual(groups)
})
