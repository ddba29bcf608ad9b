import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { forgetServerClock } from '../../src/lib/server-clock.ts'

/**
 * A console error or warning fails the test. A test that expects one asserts on it and then calls
 * `vi.mocked(console.error).mockClear()`, or has its own `vi.spyOn(console, 'error')`.
 */
const watched = ['error', 'warn'] as const
let spies: Record<(typeof watched)[number], MockInstance<(...data: unknown[]) => void>>

beforeEach(() => {
  // A test that pretends a time before that of the one before has set no clock back.
  forgetServerClock()
  // Every test starts as a new visitor: empty storage, no cookie, a neutral address. Specs of one
  // worker share a document, also those of the node project that have one.
  if (typeof document !== 'undefined') {
    localStorage.clear()
    sessionStorage.clear()
    for (const name of document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim()))
      if (name) document.cookie = `${name}=; Path=/; Max-Age=0`
    history.replaceState(null, '', '/')
  }
  spies = {
    error: vi.spyOn(console, 'error').mockImplementation(() => {}),
    warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
  }
})

afterEach(() => {
  for (const name of watched) {
    const calls = spies[name].mock.calls.map((args) =>
      args
        .map((arg) => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg)))
        .join(' '),
    )
    spies[name].mockRestore()
    if (calls.length > 0) throw new Error(`Unexpected console.${name}:\n${calls.join('\n')}`)
  }
})

// Vitest takes stubs back before the next test, but the next file of the worker loads before that.
afterAll(() => {
  vi.unstubAllGlobals()
})
