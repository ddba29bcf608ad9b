import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setStreamState, useIsStreaming, usePolling } from './stream-state.ts'

const drawn = vi.fn()
function Sample() {
  drawn()
  return <p>{`${useIsStreaming()} ${usePolling(10_000)}`}</p>
}
afterEach(() => setStreamState('waiting'))

it('polls six times slower while the stream of events is open', () => {
  render(<Sample />)
  const shown = () => screen.getByText(/\d/).textContent
  expect(shown()).toBe('false 10000')
  act(() => setStreamState('open'))
  expect(shown()).toBe('true 60000')
  drawn.mockClear()
  act(() => setStreamState('open'))
  expect(drawn).not.toHaveBeenCalled()
  act(() => setStreamState('waiting'))
  expect(shown()).toBe('false 10000')
})

it('tells nobody who has left', () => {
  const { unmount } = render(<Sample />)
  unmount()
  drawn.mockClear()
  setStreamState('open')
  expect(drawn).not.toHaveBeenCalled()
})
