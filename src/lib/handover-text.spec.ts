// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeHandover, takeHandover } from './handover-text.ts'

const half = 30 * 60_000
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

it('hands a text over once, by its name', () => {
  storeHandover('bot', 'Where is my answer?')
  expect(takeHandover('ticket')).toBe('')
  expect(takeHandover('bot')).toBe('Where is my answer?')
  expect(takeHandover('bot')).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

it('keeps it for half an hour', () => {
  storeHandover('bot', 'early')
  vi.advanceTimersByTime(half - 1)
  expect(takeHandover('bot')).toBe('early')
  storeHandover('bot', 'late')
  vi.advanceTimersByTime(half)
  expect(takeHandover('bot')).toBe('')
})

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a text', '"text"'],
  ['no time', '{"text":"x"}'],
  ['a time that is a text', '{"at":"1000000","text":"x"}'],
  ['no text', '{"at":1000000}'],
  ['a text that is a number', '{"at":1000000,"text":1}'],
])('takes nothing from %s', (_, raw) => {
  sessionStorage.setItem('handed:bot', raw)
  expect(takeHandover('bot')).toBe('')
})

it('does without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  expect(() => storeHandover('bot', 'x')).not.toThrow()
  expect(takeHandover('bot')).toBe('')
})
