import { expect, it, vi } from 'vitest'
import { createSignal, createValue } from './signal.ts'

it('tells every listener of an event, until it unsubscribes or all are cleared', () => {
  const signal = createSignal<string>()
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = signal.subscribe(first)
  signal.subscribe(second)
  signal.emit('a')
  stop()
  signal.emit('b')
  signal.clear()
  signal.emit('c')
  expect(first.mock.calls).toEqual([['a']])
  expect(second.mock.calls).toEqual([['a'], ['b']])
})

it('holds a value, and tells of changes alone', () => {
  const value = createValue(1)
  const heard = vi.fn()
  const stop = value.subscribe(heard)
  value.set(1)
  expect(heard).not.toHaveBeenCalled()
  value.set(2)
  expect(heard).toHaveBeenCalledTimes(1)
  expect([value.get(), value.getServer()]).toEqual([2, 1])
  stop()
  value.set(3)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(value.get()).toBe(3)
})
