import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearRecords } from '@/lib/shared-records.ts'
import { dismissToast } from '@/ui/toast-store.ts'

// Long timeouts, so that a slow or busy machine fails no test.
configure({
  asyncUtilTimeout: 20_000,
  // A failure prints the page as text. Creating that text at each check of a `waitFor` took a tenth
  // of the time.
  getElementError: (message, container) =>
    Object.defineProperty(
      Object.assign(new Error(), { name: 'TestingLibraryElementError' }),
      'message',
      {
        configurable: true,
        get: () => `${message ?? ''}\n\n${prettyDOM(container)}`,
      },
    ),
})

// React captures a stack for each element in case it has to warn, which took a fifth of the time of
// these tests. Above its own limit it captures none, so the counter is set above the limit.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })

// jsdom paints by a timer that runs while a frame is asked for. A timer that begins under fake timers
// never fires, and no other one begins. So a frame is asked for at all times. Spec files share the
// window.
if (!('isPainting' in window)) {
  const paint = window.requestAnimationFrame
  const again = (): void => void paint(again)
  again()
  Object.assign(window, { isPainting: true })
}

// A page that is closed has no timers any more. Without this a worker's desk of an earlier test leaves
// the queue two minutes later, in a test that has the same worker and the same storage.
const long = 1000
const timers = new Set<ReturnType<typeof setTimeout>>()
const startTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign(
  (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = startTimer(run, ms, ...args)
    if ((ms ?? 0) >= long) timers.add(timer)
    return timer
  },
  startTimer,
)

beforeEach(async () => {
  // jsdom has no layout: it logs "not implemented" where a browser would scroll.
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  // setup.ts empties the rest.
  await clearRecords()
})

afterEach(() => {
  dismissToast()
  cleanup()
  document.head.replaceChildren()
  // A dialog that was closing had still to leave.
  document.body.replaceChildren()
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
})
