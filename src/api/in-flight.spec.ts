import { expect, it } from 'vitest'
import { noteChange, settledChanges } from './in-flight.ts'

it('is settled at once while nothing is on its way', async () => {
  expect(await settledChanges()).toBe(true)
})

it.each([
  ['made', { data: 1 }, true],
  ['refused', { error: 1 }, false],
])('waits for the answer, and says whether the change was %s', async (_, answer, isDone) => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const sent = noteChange(promise, (got) => 'data' in got)
  let settled: boolean | undefined
  const waiting = settledChanges().then((all) => (settled = all))
  await Promise.resolve()
  expect(settled).toBeUndefined()
  resolve(answer)
  await waiting
  expect(settled).toBe(isDone)
  expect(await sent).toBe(answer)
  expect(await settledChanges()).toBe(true)
})

it('does not fail with a change that was aborted', async () => {
  const sent = noteChange(Promise.reject(new Error('x')), () => true)
  expect(await settledChanges()).toBe(false)
  await expect(sent).rejects.toThrow('x')
})
