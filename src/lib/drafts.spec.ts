// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import {
  clearDrafts,
  hasDraft,
  hasOpenDraft,
  noteSignOut,
  readDraft,
  removeDraft,
  saveDraft,
  setPutAway,
} from './drafts.ts'

beforeEach(() => sessionStorage.clear())
const base = { text: '' }

it('belongs to one person, one form and what the form began with', () => {
  saveDraft(7, 'ticket', base, { text: 'Hello' })
  expect(readDraft(7, 'ticket', base)).toEqual({ text: 'Hello' })
  expect(readDraft(8, 'ticket', base)).toBeNull()
  expect(readDraft(7, 'other', base)).toBeNull()
  expect(readDraft(7, 'ticket', { text: 'newer' })).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

it('is forgotten after a day', () => {
  const typed = Date.UTC(2026, 6, 1)
  vi.useFakeTimers({ now: typed })
  saveDraft('guest', 'login', base, { text: 'a' })
  vi.setSystemTime(typed + 24 * 60 * 60 * 1000)
  expect(hasDraft('guest', 'login')).toBe(true)
  expect(readDraft('guest', 'login', base)).toEqual({ text: 'a' })
  vi.setSystemTime(typed + 24 * 60 * 60 * 1000 + 1)
  expect(hasDraft('guest', 'login')).toBe(false)
  expect(readDraft('guest', 'login', base)).toBeNull()
  vi.useRealTimers()
})

it('outlives a clock that was set back after a sign-out, and is gone after the next one', () => {
  const right = Date.UTC(2026, 6, 1)
  vi.useFakeTimers({ now: right + 12 * 60 * 60 * 1000 })
  saveDraft('guest', 'ticket', base, { text: 'before' })
  noteSignOut()
  vi.setSystemTime(right)
  expect(readDraft('guest', 'ticket', base)).toBeNull()
  saveDraft('guest', 'ticket', base, { text: 'after' })
  expect(readDraft('guest', 'ticket', base)).toEqual({ text: 'after' })
  noteSignOut()
  expect(readDraft('guest', 'ticket', base)).toBeNull()
  localStorage.clear()
  vi.useRealTimers()
})

it('leaves with the person, and with nothing else', () => {
  saveDraft(7, 'a', base, base)
  saveDraft(71, 'a', base, base)
  saveDraft('guest', 'a', base, base)
  sessionStorage.setItem('scroll', '[]')
  clearDrafts(7)
  expect(Object.keys(sessionStorage).sort()).toEqual(['draft:7:a', 'scroll'])
  clearDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['scroll'])
})

it('opens its form by itself, unless the person has put it away since they typed', () => {
  setPutAway(7, 'a', true)
  expect(hasOpenDraft(7, 'a')).toBe(false)
  saveDraft(7, 'a', base, { text: 'x' })
  expect(hasOpenDraft(7, 'a')).toBe(true)
  setPutAway(7, 'a', true)
  expect(hasOpenDraft(7, 'a')).toBe(false)
  expect(readDraft(7, 'a', base)).toEqual({ text: 'x' })
  setPutAway(7, 'a', false)
  expect(hasOpenDraft(7, 'a')).toBe(true)
})

it('does without storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
  saveDraft(7, 'a', base, base)
  expect(readDraft(7, 'a', base)).toBeNull()
  removeDraft(7, 'a')
  expect(hasDraft(7, 'a')).toBe(false)
})

it.each([
  '{',
  '1',
  'null',
  '[]',
  '{"at":"x","base":{"text":""},"values":{}}',
  '{"base":{"text":""},"values":{}}',
  '{"at":9000000000000,"values":{}}',
  '{"at":9000000000000,"base":{"text":""}}',
])('is none where the storage holds %s', (broken) => {
  sessionStorage.setItem('draft:7:a', broken)
  expect(hasDraft(7, 'a')).toBe(false)
  expect(readDraft(7, 'a', base)).toBeNull()
})

it('is there for a form whatever it began with', () => {
  expect(hasDraft(7, 'a')).toBe(false)
  saveDraft(7, 'a', base, base)
  expect(hasDraft(7, 'a')).toBe(true)
  expect(hasDraft(8, 'a')).toBe(false)
})
