import { expect, it } from 'vitest'
import { entriesOf, isKeyOf, keysOf, mapTable, pick, prefixed } from './object.ts'

const table = { list: 1, one: 2 }

it('lists the keys and the entries of a table', () => {
  expect(keysOf(table)).toEqual(['list', 'one'])
  expect(entriesOf(table)).toEqual([
    ['list', 1],
    ['one', 2],
  ])
})

it('prefixes names in camel case', () => {
  expect(prefixed('blog', table)).toEqual({ blogList: 1, blogOne: 2 })
})

it('maps entries with their names, and leaves out those that become undefined', () => {
  expect(mapTable(table, (value, name) => (value === 2 ? undefined : `${name}${value}`))).toEqual({
    list: 'list1',
  })
  expect(mapTable(table, () => null)).toEqual({ list: null, one: null })
})

it('picks some fields', () => {
  expect(pick({ a: 1, b: 2, c: 3 }, 'a', 'c')).toEqual({ a: 1, c: 3 })
})

it('knows own keys only', () => {
  expect(isKeyOf(table, 'one')).toBe(true)
  expect(isKeyOf(table, 'constructor')).toBe(false)
})
