import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onTabMessage, tellTabs } from './tabs.ts'

let heard: unknown[]
let stop: () => void
let other: BroadcastChannel

beforeEach(() => {
  heard = []
  stop = onTabMessage((message) => heard.push(message))
  other = new BroadcastChannel('session')
})
afterEach(() => {
  stop()
  other.close()
})

/** Messages of a channel arrive in order, so this one is the last. */
async function hearLast(): Promise<unknown[]> {
  other.postMessage({ message: 'changed', from: 'another' })
  await vi.waitFor(() => expect(heard.at(-1)).toBe('changed'), 20_000)
  return heard.slice(0, -1)
}

it.each(['signed-out', 'signed-in', 'changed'] as const)(
  'hears "%s" of another tab',
  async (message) => {
    other.postMessage({ message, from: 'another' })
    await vi.waitFor(() => expect(heard).toEqual([message]), 20_000)
  },
)

it('tells other tabs, and not itself', async () => {
  const got: unknown[] = []
  other.addEventListener('message', ({ data }: MessageEvent<{ message: unknown }>) =>
    got.push(data.message),
  )
  tellTabs('signed-out')
  await vi.waitFor(() => expect(got).toEqual(['signed-out']), 20_000)
  expect(await hearLast()).toEqual([])
})

it.each([
  null,
  'signed-out',
  {},
  { message: 'signed-out' },
  { from: 'x' },
  { message: 'x', from: 'y' },
])('ignores %j', async (data) => {
  other.postMessage(data)
  expect(await hearLast()).toEqual([])
})

it('hears nothing once it has stopped', async () => {
  stop()
  const later: unknown[] = []
  const stopLater = onTabMessage((message) => later.push(message))
  other.postMessage({ message: 'signed-in', from: 'another' })
  await vi.waitFor(() => expect(later).toEqual(['signed-in']), 20_000)
  stopLater()
  expect(heard).toEqual([])
})

it('does without channels', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Refused', 'SecurityError')
      }
    },
  )
  expect(() => tellTabs('changed')).not.toThrow()
  expect(() => onTabMessage(() => {})()).not.toThrow()
})
