import { expect, it } from 'vitest'
import { valueAt, withValueAt } from './plain.ts'

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
