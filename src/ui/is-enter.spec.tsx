import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isEnter, isSendEnter } from './is-enter.ts'

afterEach(cleanup)

it('is an Enter, and not the one that ends the composition of an input method', () => {
  const send = vi.fn()
  render(<input aria-label="Search" onKeyDown={(event) => isEnter(event) && send()} />)
  const box = screen.getByRole('textbox')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(box, { key: 'a', keyCode: 65 })
  expect(send).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(send).toHaveBeenCalledTimes(1)
})

it.each([
  ['a mouse', false, {}, true],
  ['a mouse', false, { shiftKey: true }, false],
  ['a touch keyboard', true, {}, false],
  ['a keyboard beside a touch screen', true, { ctrlKey: true }, true],
])('sends a multi-line field with %s (touch: %s) and %j: %s', (_, touch, keys, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: touch }))
  const send = vi.fn()
  render(<textarea aria-label="Reply" onKeyDown={(event) => isSendEnter(event) && send()} />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', keyCode: 13, ...keys })
  expect(send).toHaveBeenCalledTimes(expected ? 1 : 0)
  vi.unstubAllGlobals()
})
