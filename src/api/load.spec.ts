import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstPaint } from './first-paint.ts'
import { load } from './load.ts'

const unsubscribe = vi.fn()
const running = <T>(answer: Promise<T>) => ({ unwrap: () => answer, unsubscribe })

beforeEach(() => {
  unsubscribe.mockReset()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('waits for the answer, and then no longer reads the query', async () => {
  let answer = (_: string) => {}
  const loaded = load(running(new Promise<string>((resolve) => (answer = resolve))))
  expect(unsubscribe).not.toHaveBeenCalled()
  answer('x')
  expect(await loaded).toBe('x')
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('throws a problem, whatever went wrong', async () => {
  const problem = { kind: 'HTTP', status: 404 }
  await expect(load(running(Promise.reject(problem)))).rejects.toEqual(problem)
  await expect(load(running(Promise.reject(new Error('x'))))).rejects.toMatchObject({
    kind: expect.any(String),
  })
  expect(unsubscribe).toHaveBeenCalledTimes(2)
})

it('lets a page paint once its figures are there, though one of them failed', async () => {
  const painted = firstPaint(
    running(Promise.resolve(1)),
    running(Promise.reject({ kind: 'HTTP', status: 500 })),
  )
  expect(await painted).toBeNull()
})

it('lets a page paint without its figures after 300 ms', async () => {
  const done = vi.fn()
  void (async () => done(await firstPaint(running(new Promise(() => {})))))()
  await vi.advanceTimersByTimeAsync(299)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledTimes(1)
})
