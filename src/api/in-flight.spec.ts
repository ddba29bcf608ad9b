import { expect, it, onTestFinished, vi } from 'vitest'
import { noteChange, settledChanges } from './in-flight.ts'

it('is settled at once while nothing is on its way', async () => {
  expect(await settledChanges()).toBe('known')
})

it.each([
  ['known', { data: 1 }],
  ['lost', { error: 1 }],
] as const)('waits for the answer, and says whether it was %s', async (end, answer) => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const sent = noteChange(promise, (got) => 'data' in got)
  let settled: string | undefined
  const waiting = settledChanges().then((all) => (settled = all))
  await Promise.resolve()
  expect(settled).toBeUndefined()
  resolve(answer)
  await waiting
  expect(settled).toBe(end)
  expect(await sent).toBe(answer)
  expect(await settledChanges()).toBe('known')
})

it('waits no longer than 5 seconds for a line that hangs', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { promise, resolve } = Promise.withResolvers<object>()
  const sent = noteChange(promise, () => true)
  const waiting = settledChanges()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toBe('late')
  resolve({})
  await sent
})

it('does not fail with a change that was aborted', async () => {
  const sent = noteChange(Promise.reject(new Error('x')), () => true)
  expect(await settledChanges()).toBe('lost')
  await expect(sent).rejects.toThrow('x')
})
