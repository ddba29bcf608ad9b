// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { clearKept, readKept, removeKept, saveKept } from './kept.ts'

beforeEach(() => localStorage.clear())
const refuseStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
}

it('keeps a value by person and name, until it is removed', () => {
  expect(readKept(1, 'filters')).toBeNull()
  expect(saveKept(1, 'filters', { from: 'a' })).toBe(true)
  saveKept(1, 'intents', [1])
  saveKept(2, 'filters', 'b')
  expect(readKept(1, 'filters')).toEqual({ from: 'a' })
  expect(readKept(2, 'filters')).toBe('b')
  removeKept(1, 'filters')
  expect(readKept(1, 'filters')).toBeNull()
  expect(readKept(1, 'intents')).toEqual([1])
})

it('reads nothing where the text is not JSON', () => {
  localStorage.setItem('kept:1:filters', '{')
  expect(readKept(1, 'filters')).toBeNull()
})

it('clears what people have kept and nothing else', () => {
  saveKept(1, 'filters', 1)
  saveKept(12, 'filters', 12)
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('notkept:1:x', 'stays')
  clearKept(1)
  // Person 12 is not person 1.
  expect([readKept(1, 'filters'), readKept(12, 'filters')]).toEqual([1, null])
  clearKept()
  expect(readKept(1, 'filters')).toBeNull()
  expect({ ...localStorage }).toEqual({ theme: 'dark', 'notkept:1:x': 'stays' })
})

it('does without storage', () => {
  saveKept(1, 'filters', 1)
  refuseStorage()
  expect(readKept(1, 'filters')).toBeNull()
  expect(saveKept(1, 'filters', 2)).toBe(false)
  expect(() => removeKept(1, 'filters')).not.toThrow()
  expect(() => clearKept()).not.toThrow()
})
