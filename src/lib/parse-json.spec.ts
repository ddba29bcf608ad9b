import { expect, it } from 'vitest'
import { deepestJson, parseJson } from './parse-json.ts'

const nested = (depth: number, [open, close]: readonly [string, string]): string =>
  open.repeat(depth) + '1' + close.repeat(depth)

it.each([
  ['lists', ['[', ']']],
  ['objects', ['{"a":', '}']],
] as const)('reads %s up to a depth that no answer has, and refuses deeper ones', (_, pair) => {
  expect(JSON.stringify(parseJson(nested(deepestJson, pair)))).toBe(nested(deepestJson, pair))
  expect(() => parseJson(nested(deepestJson + 1, pair))).toThrow('more than 64 levels')
  expect(() => parseJson(nested(20_000, pair))).toThrow(RangeError)
})

it('reads a wide value, and what is no object', () => {
  const wide = Array.from({ length: 100_000 }, (__, id) => ({ id }))
  expect(parseJson(JSON.stringify(wide))).toHaveLength(100_000)
  expect(parseJson('"[[["')).toBe('[[[')
  expect(parseJson('null')).toBeNull()
  expect(() => parseJson('{')).toThrow(SyntaxError)
})
