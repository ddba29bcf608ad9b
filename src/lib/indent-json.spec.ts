import fc from 'fast-check'
import { expect, it } from 'vitest'
import { indentJson, jsonMembers } from './indent-json.ts'

it('sets JSON over several lines, as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      if (typeof value !== 'object' || value === null) return
      expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
    }),
  )
})

it.each([
  ['{"id":12345678901234567890}', '{\n  "id": 12345678901234567890\n}'],
  ['{"sum":0.10,"rate":1E+2}', '{\n  "sum": 0.10,\n  "rate": 1E+2\n}'],
  ['{"a":1,"a":2}', '{\n  "a": 1,\n  "a": 2\n}'],
  ['{"a":"\\u0041 , : { \\" }"}', '{\n  "a": "\\u0041 , : { \\" }"\n}'],
  [' {\r\n"a" : [ ] , "b" : { } } ', '{\n  "a": [],\n  "b": {}\n}'],
  ['[true,null,-0]', '[\n  true,\n  null,\n  -0\n]'],
])('keeps the tokens of %s', (text, shown) => {
  expect(indentJson(text)).toBe(shown)
})

it.each(['', '0.10', '"text"', '<script>', '{"a":1', 'a=1&b=2', '{a:1}'])(
  'leaves %s as it came',
  (text) => {
    expect(indentJson(text)).toBe(text)
  },
)

it('lists the members of an object with their values as they came', () => {
  expect(
    jsonMembers(
      '{"id":12345678901234567890,"sum":0.10,"a":1,"a":"two, \\u0041\\n","list":[1.0,{"b":[]}],"none":{},"c":null}',
    ),
  ).toEqual([
    { name: 'id', text: '12345678901234567890' },
    { name: 'sum', text: '0.10' },
    { name: 'a', text: '1' },
    { name: 'a', text: 'two, A\n' },
    { name: 'list', text: '[\n  1.0,\n  {\n    "b": []\n  }\n]' },
    { name: 'none', text: '{}' },
    { name: 'c', text: 'null' },
  ])
  expect(['{}', '[1]', 'text', '', '"a"'].map((text) => jsonMembers(text))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
