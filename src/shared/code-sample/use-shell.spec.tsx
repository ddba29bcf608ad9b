import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useShell } from './use-shell.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'powershell'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1', 'sh'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'sh'],
])('begins with the command line of the system: %s', (agent, shell) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { result } = renderHook(() => useShell())
  expect(result.current[0]).toBe(shell)
  // What the reader chooses stays.
  act(() => result.current[1]('cmd'))
  expect(result.current[0]).toBe('cmd')
  expect(renderHook(() => useShell()).result.current[0]).toBe('cmd')
})
