import { afterEach, expect, it, vi } from 'vitest'
import { startLongTimer } from './long-timer.ts'

const day = 86_400_000

afterEach(() => vi.useRealTimers())

it('runs once, at its time and not before, over more days than a timer can count', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  startLongTimer(run, 60 * day)
  startLongTimer(run, 90 * day)()
  vi.advanceTimersByTime(60 * day - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40 * day)
  expect(run).toHaveBeenCalledOnce()
})
