import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stateKeys } from './state-keys.ts'

const pause = { method: 'POST', url: '/api/v2/keys/5/pause' }
const resume = { method: 'POST', url: '/api/v2/keys/5/resume' }
const update = (name: string) => ({ method: 'PUT', url: '/api/v2/keys/5', body: { name } })
const other = { method: 'POST', url: '/api/v2/keys/6/pause' }
const lost = { kind: 'TIMEOUT_ERROR' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the key of a call that sets a state', () => {
  it('is the same until the outcome is known', () => {
    const keys = stateKeys()
    expect(keys.isRepeat(pause)).toBe(false)
    const key = keys.keyOf(pause)
    keys.settle(pause, lost)
    expect(keys.isRepeat(pause)).toBe(true)
    expect(keys.keyOf(pause)).toBe(key)
    keys.settle(pause, undefined)
    expect(keys.keyOf(pause)).not.toBe(key)
  })

  it('is another one after a refusal, and the same after a delay', () => {
    const keys = stateKeys()
    const key = keys.keyOf(pause)
    keys.settle(pause, { kind: 'HTTP', status: 429 })
    expect(keys.keyOf(pause)).toBe(key)
    keys.settle(pause, { kind: 'HTTP', status: 409 })
    expect(keys.keyOf(pause)).not.toBe(key)
  })

  it.each([
    ['another action', resume],
    ['another value', update('b')],
    ['the list that it is in', { method: 'PUT', url: '/api/v2/keys', body: {} }],
  ])('ends with %s on the same object', (_, between) => {
    const keys = stateKeys()
    const key = keys.keyOf(pause)
    keys.keyOf(between)
    expect(keys.keyOf(pause)).not.toBe(key)
  })

  it('stays while another object changes', () => {
    const keys = stateKeys()
    const key = keys.keyOf(pause)
    keys.keyOf(other)
    keys.settle(other, undefined)
    expect(keys.keyOf(pause)).toBe(key)
  })

  it('belongs to one argument', () => {
    const keys = stateKeys()
    const key = keys.keyOf(update('a'))
    expect(keys.keyOf(update('b'))).not.toBe(key)
    expect(keys.keyOf(update('a'))).not.toBe(key)
  })

  it('ends after ten minutes, because others may have changed the state', () => {
    const keys = stateKeys()
    const key = keys.keyOf(pause)
    vi.advanceTimersByTime(9 * 60_000)
    expect(keys.keyOf(pause)).toBe(key)
    vi.advanceTimersByTime(11 * 60_000)
    expect(keys.keyOf(pause)).not.toBe(key)
  })
})
