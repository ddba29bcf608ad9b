import { describe, expect, it } from 'vitest'
import { liveState } from './live-state.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const data = { updatedAt: '2026-03-01T11:59:00Z' }
const problem = { kind: 'TIMEOUT_ERROR' }

describe('liveState', () => {
  it('loads until an answer or a failure has come', () => {
    expect(liveState({ isFetching: true }).is).toBe('loading')
    expect(liveState({ isFetching: false }).is).toBe('loading')
    expect(liveState({ isFetching: false, error: problem })).toEqual({
      is: 'failed',
      problem,
      busy: false,
    })
  })
  it('names the time of the figures, else when they came', () => {
    expect(liveState({ data, isFetching: false, fulfilledTimeStamp: now })).toEqual({
      is: 'loaded',
      at: new Date(data.updatedAt),
    })
    expect(
      liveState({ data: { updatedAt: null }, isFetching: false, fulfilledTimeStamp: now }),
    ).toEqual({ is: 'loaded', at: new Date(now) })
    expect(liveState({ data: { updatedAt: 'soon' }, isFetching: false })).toEqual({
      is: 'loaded',
      at: null,
    })
  })
  it('shows what the file holds until an answer has come, and calls it stale when none comes', () => {
    const at = new Date(data.updatedAt)
    expect(liveState({ isFetching: true }, data)).toEqual({ is: 'served', at })
    expect(liveState({ isFetching: false, error: problem }, data)).toEqual({
      is: 'stale',
      at,
      busy: false,
    })
    expect(liveState({ data: { updatedAt: null }, isFetching: false }, data).is).toBe('loaded')
  })
  it('calls figures stale when a later call failed, or when they came old', () => {
    expect(liveState({ data, error: problem, isFetching: true, fulfilledTimeStamp: now }).is).toBe(
      'stale',
    )
    expect(liveState({ data, isFetching: false, fulfilledTimeStamp: now + 20 * 60_000 }).is).toBe(
      'stale',
    )
  })
})
