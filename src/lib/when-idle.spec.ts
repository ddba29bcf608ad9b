import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('runs when the browser says that it is idle, after a second at the latest', () => {
  const request = vi.fn(() => 5)
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const run = vi.fn()
  const stop = whenIdle(run)
  expect(request).toHaveBeenCalledWith(run, { timeout: 1000 })
  stop()
  expect(cancel).toHaveBeenCalledWith(5)
})

it('runs in the next task where the browser does not say', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const run = vi.fn()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledTimes(1)
  whenIdle(run)()
  vi.advanceTimersByTime(10)
  expect(run).toHaveBeenCalledTimes(1)
})
