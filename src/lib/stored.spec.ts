// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { createStored } from './stored.ts'

const colors = ['red', 'green'] as const
const make = () => createStored<(typeof colors)[number]>('theme', colors, 'red')
const refuse = (method: 'getItem' | 'setItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
const fromAnotherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

it('is the fallback until a known value is stored', () => {
  const stored = make()
  expect([stored.get(), stored.fallback]).toEqual(['red', 'red'])
  stored.set('green')
  expect(stored.get()).toBe('green')
  expect(localStorage.getItem('theme')).toBe('green')
  expect(make().get()).toBe('green')
  localStorage.setItem('theme', 'blue')
  expect(stored.get()).toBe('red')
})

it('tells of changes here and in other tabs, but not of other keys', () => {
  const stored = make()
  const heard = vi.fn()
  const stop = stored.subscribe(heard)
  stored.set('green')
  expect(heard).toHaveBeenCalledTimes(1)
  fromAnotherTab('theme')
  // The whole storage has been cleared.
  fromAnotherTab(null)
  expect(heard).toHaveBeenCalledTimes(3)
  fromAnotherTab('other')
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  stored.set('red')
  fromAnotherTab('theme')
  expect(heard).toHaveBeenCalledTimes(3)
})

it('holds for the page where storage is refused, until it can be stored', () => {
  const stored = make()
  const reading = refuse('getItem')
  expect(stored.get()).toBe('red')
  const writing = refuse('setItem')
  stored.set('green')
  expect(stored.get()).toBe('green')
  writing.mockRestore()
  reading.mockRestore()
  expect(stored.get()).toBe('green')
  stored.set('red')
  localStorage.setItem('theme', 'green')
  expect(stored.get()).toBe('green')
})
