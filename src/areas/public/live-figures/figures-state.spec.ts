import { describe, expect, it } from 'vitest'
import { figuresState } from './figures-state.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const data = { updatedAt: '2026-03-01T11:59:00Z' }
const problem = { kind: 'TIMEOUT_ERROR' }

describe('figuresState', () => {
  it('loads until an answer or a failure has come', () => {
    expect(figuresState({ isFetching: true }).is).toBe('loading')
    expect(figuresState({ isFetching: false }).is).toBe('loading')
    expect(figuresState({ isFetching: false, error: problem })).toEqual({
      is: 'failed',
      problem,
      busy: false,
    })
  })
  it('names the time of the figures, else when they came', () => {
    expect(figuresState({ data, isFetching: false, fulfilledTimeStamp: now })).toEqual({
      is: 'loaded',
      at: new Date(data.updatedAt),
    })
    expect(
      figuresState({ data: { updatedAt: null }, isFetching: false, fulfilledTimeStamp: now }),
    ).toEqual({ is: 'loaded', at: new Date(now) })
    expect(figuresState({ data: { updatedAt: 'soon' }, isFetching: false })).toEqual({
      is: 'loaded',
      at: null,
    })
  })
  it('shows what the file holds until an answer has come, and calls it stale when none comes', () => {
    const at = new Date(data.updatedAt)
    const served = { ...data, asOf: data.updatedAt }
    expect(figuresState({ data: served, isFetching: true })).toEqual({ is: 'served', at })
    expect(figuresState({ data: served, isFetching: false, error: problem })).toEqual({
      is: 'stale',
      at,
      busy: false,
    })
    expect(figuresState({ data: { updatedAt: null }, isFetching: false }).is).toBe('loaded')
  })
  it('calls figures stale when a later call failed, or when they came old', () => {
    expect(
      figuresState({ data, error: problem, isFetching: true, fulfilledTimeStamp: now }).is,
    ).toBe('stale')
    expect(
      figuresState({ data, isFetching: false, fulfilledTimeStamp: now + 20 * 60_000 }).is,
    ).toBe('stale')
  })
})
