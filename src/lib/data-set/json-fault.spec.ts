import { expect, it } from 'vitest'
import { jsonFaultLine } from './json-fault.ts'

it.each([
  ['{"a": [\n1,\n2\n}', 4],
  ['{"a": [\n1,\n2,]}', 3],
  ['{\n"a" 1}', 2],
  ['{\n"a": 1\n"b": 2}', 3],
  ['[1,\n2', 2],
  ['[1,\n"x\n", 2]', 2],
  ["[\n'a']", 2],
  ['[\nNaN]', 2],
  ['{}\n\n{}', 3],
  ['{}]', 1],
  ['', 1],
])('finds the fault of %j in line %i', (text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(jsonFaultLine(text)).toBe(line)
})
