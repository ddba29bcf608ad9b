import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inertBehind } from '@/ui/inert-behind.ts'
import { whenFree } from './when-free.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<button>b</button><input><select></select><textarea></textarea><p contenteditable="false" tabindex="0"></p><ul role="menu"><li role="menuitem" tabindex="-1"></li></ul>'
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

function start(pressed = false) {
  const done = vi.fn<() => void>()
  const stop = whenFree(done, pressed)
  /** Whether it has been called by the earliest possible time. */
  const came = () => {
    vi.advanceTimersByTime(1)
    return done.mock.calls.length
  }
  return { came, stop }
}
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

it.each(['body', 'button', '[contenteditable="false"]'])(
  'comes where the focus is on %s',
  (selector) => {
    focus(selector)
    expect(start().came()).toBe(1)
  },
)

it.each(['input', 'select', 'textarea', '[role="menuitem"]'])(
  'waits for %s to be left',
  (selector) => {
    focus(selector)
    const { came } = start()
    expect(came()).toBe(0)
    focus('button')
    expect(came()).toBe(1)
    focus('input')
    focus('button')
    expect(came()).toBe(1)
  },
)

it('waits for another dialog to close, and for where the focus then goes', () => {
  const release = inertBehind(document.body)
  const { came } = start()
  expect(came()).toBe(0)
  release()
  focus('input')
  expect(came()).toBe(0)
  focus('button')
  expect(came()).toBe(1)
})

it('waits for a press to end', () => {
  focus('input')
  const { came } = start()
  fireEvent.pointerDown(document.body)
  focus('button')
  expect(came()).toBe(0)
  fireEvent.pointerCancel(document.body)
  expect(came()).toBe(1)
})

it('waits for the end of a press that had begun before', () => {
  const { came } = start(true)
  expect(came()).toBe(0)
  fireEvent.pointerUp(document.body)
  expect(came()).toBe(1)
})

it('does not come once it is stopped', () => {
  const { came, stop } = start()
  stop()
  fireEvent.keyUp(document.body)
  expect(came()).toBe(0)
})
