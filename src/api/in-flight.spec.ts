import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { noteChange, settledChanges } from './in-flight.ts'

it('is settled at once while nothing is on its way', async () => {
  expect(await settledChanges()).toBe('known')
})

it.each(['saved', 'refused', 'lost'] as const)(
  'waits for the answer, and says whether it was %s',
  async (end) => {
    const answer = {}
    const { promise, resolve } = Promise.withResolvers<object>()
    const sent = noteChange(promise, () => end)
    let settled: string | undefined
    const waiting = settledChanges().then((all) => (settled = all))
    await Promise.resolve()
    expect(settled).toBeUndefined()
    resolve(answer)
    await waiting
    expect(settled).toBe(end)
    expect(await sent).toBe(answer)
    expect(await settledChanges()).toBe('known')
  },
)

it('names the worst of several, and nothing of a session that was over', async () => {
  void noteChange(Promise.resolve(1), () => 'saved')
  void noteChange(Promise.resolve(1), () => 'refused')
  expect(await settledChanges()).toBe('refused')
  void noteChange(Promise.resolve(1), () => 'none')
  expect(await settledChanges()).toBe('known')
})

it('waits no longer than 5 seconds for a line that hangs', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { promise, resolve } = Promise.withResolvers<object>()
  const sent = noteChange(promise, () => 'saved')
  const waiting = settledChanges()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toBe('late')
  resolve({})
  await sent
})

it('does not fail with a change that was aborted', async () => {
  const sent = noteChange(Promise.reject(new Error('x')), () => 'saved')
  expect(await settledChanges()).toBe('lost')
  await expect(sent).rejects.toThrow('x')
})

describe('a change of another tab', () => {
  // Two tabs are two copies of the module over the locks of one browser, which Node has as well.
  const openTabs = async () => {
    expect(navigator.locks).toBeDefined()
    vi.resetModules()
    const here = await import('./in-flight.ts')
    vi.resetModules()
    return { here, there: await import('./in-flight.ts') }
  }

  it.each([
    ['known', 'saved'],
    ['openElsewhere', 'refused'],
    ['openElsewhere', 'lost'],
  ] as const)('is waited for, and %s where it is %s', async (end, outcome) => {
    const { here, there } = await openTabs()
    const { promise, resolve } = Promise.withResolvers<object>()
    void there.noteChange(promise, () => outcome)
    let settled: string | undefined
    const waiting = here.settledChanges().then((all) => (settled = all))
    // Whoever waits for a lock is in its queue.
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1))
    expect(settled).toBeUndefined()
    resolve({})
    await waiting
    expect(settled).toBe(end)
    // Whoever has been told is not asked again.
    expect(await here.settledChanges()).toBe('known')
  })

  it('that hangs is waited for no longer than one of this tab', async () => {
    const { here, there } = await openTabs()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { promise, resolve } = Promise.withResolvers<object>()
    void there.noteChange(promise, () => 'saved')
    const waiting = here.settledChanges()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await waiting).toBe('late')
    expect(here.settledHere()).toBeNull()
    resolve({})
  })
})
