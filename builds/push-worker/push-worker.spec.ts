import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

type Listener = (event: object) => void

/** Runs the worker's file as a browser does, in a site without tabs. */
function start() {
  const listeners = new Map<string, Listener>()
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const setAppBadge = vi.fn(() => Promise.resolve())
  const self = {
    navigator: { setAppBadge },
    location: { origin: 'https://site.example', host: 'site.example' },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve([]), openWindow },
  }
  runInNewContext(readFileSync(join(import.meta.dirname, 'push-worker.js'), 'utf8'), { self, URL })
  const fire = async (type: string, event: object): Promise<void> => {
    const waits: unknown[] = []
    listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) })
    await Promise.all(waits)
  }
  return { listeners, showNotification, openWindow, setAppBadge, fire }
}

it('shows what is pushed and opens it, and does nothing else', async () => {
  const { listeners, showNotification, openWindow, fire } = start()
  expect([...listeners.keys()]).toEqual(['push', 'notificationclick'])
  const message = { title: 'Payment', body: '$5', href: '/pay/history_payment' }
  await fire('push', { data: { json: () => message } })
  expect(showNotification.mock.lastCall).toMatchObject(['Payment', { body: '$5' }])
  const close = vi.fn()
  const data: unknown = showNotification.mock.lastCall?.[1].data
  await fire('notificationclick', { notification: { close, data } })
  expect(close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledWith('https://site.example/pay/history_payment')
})

it.each([
  ['another site', { href: 'https://evil.example/' }],
  ['a script', { href: 'javascript:alert(1)' }],
  ['nothing', null],
])('leads home from a message that names %s', async (_, message) => {
  const { showNotification, fire } = start()
  await fire('push', { data: { json: () => message } })
  expect(showNotification.mock.lastCall?.[1]).toMatchObject({ data: 'https://site.example/' })
})

it('shows the number of a message at the icon of the app, and no other one', async () => {
  const { setAppBadge, fire } = start()
  for (const badge of [7, undefined, -1, '3', 0.5, 0])
    await fire('push', { data: { json: () => ({ title: 'Tasks', badge }) } })
  expect(setAppBadge.mock.calls).toEqual([[7], [0]])
})

it('shows a message that cannot be read', async () => {
  const { showNotification, fire } = start()
  await fire('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON')
      },
    },
  })
  expect(showNotification.mock.lastCall?.[0]).toBe('site.example')
})
