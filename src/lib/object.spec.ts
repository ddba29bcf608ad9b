import { expect, it } from 'vitest'
import { entriesOf, isKeyOf, keysOf, mapTable, pick, prefixed } from './object.ts'
import { known } from './known.ts'
import { valueAt, withValueAt } from './plain.ts'

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

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'length', ''])(
  'has nothing for %j, which no table of ours names',
  (name) => {
    expect(known({ danger: 'bad' }, name)).toBeUndefined()
    expect(known(['danger'], name)).toBeUndefined()
  },
)

it('has what a list or a table names', () => {
  expect(known({ danger: 'bad', ok: 'good' }, 'danger')).toBe('bad')
  expect(known(['danger', 'ok'], 'ok')).toBe('ok')
})

const whole = { name: 'a', types: [{ bid: 1 }, { bid: 2 }], deep: { list: ['x'] } }

it('reads at a path, and undefined where it leads nowhere', () => {
  expect(valueAt(whole, 'name')).toBe('a')
  expect(valueAt(whole, 'types.1.bid')).toBe(2)
  expect(valueAt(whole, 'types.7.bid')).toBeUndefined()
  expect(valueAt(whole, 'name.length.more')).toBeUndefined()
})

it('writes into a copy, of which only the way there is new', () => {
  const next = withValueAt(whole, 'types.1.bid', 3)
  expect(next).toEqual({ ...whole, types: [{ bid: 1 }, { bid: 3 }] })
  expect(whole.types[1]).toEqual({ bid: 2 })
  expect(Array.isArray(next.types)).toBe(true)
  expect(next.types[0]).toBe(whole.types[0])
  expect(next.deep).toBe(whole.deep)
})
