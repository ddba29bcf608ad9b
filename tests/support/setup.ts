import { afterEach, beforeEach, vi } from 'vitest'
import type { MockInstance } from 'vitest'

/**
 * What is written to the console as an error or a warning fails the test. One that expects it says so:
 * `vi.mocked(console.error).mockClear()` after asserting on it, or its own `vi.spyOn(console, 'error')`.
 */
const watched = ['error', 'warn'] as const
let spies: Record<(typeof watched)[number], MockInstance<(...data: unknown[]) => void>>

beforeEach(() => {
  spies = { error: vi.spyOn(console, 'error').mockImplementation(() => {}), warn: vi.spyOn(console, 'warn').mockImplementation(() => {}) }
})

afterEach(() => {
  for (const name of watched) {
    const calls = spies[name].mock.calls.map((args) => args.map((arg) => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg))).join(' '))
    spies[name].mockRestore()
    if (calls.length > 0) throw new Error(`Unexpected console.${name}:\n${calls.join('\n')}`)
  }
})
