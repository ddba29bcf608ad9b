import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isEnter } from './is-enter.ts'

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
