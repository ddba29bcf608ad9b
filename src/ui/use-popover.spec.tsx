import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePopover } from './use-popover.ts'

afterEach(cleanup)

function Popover({ open }: { open: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  usePopover(open, anchor, box)
  return (
    <>
      <button ref={anchor} type="button">
        Open
      </button>
      <div ref={box} data-testid="box" />
    </>
  )
}

it('follows its anchor while the page scrolls, where CSS does not place it', async () => {
  vi.stubGlobal('CSS', { supports: () => false })
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  let top = 100
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.matches('button') ? new DOMRect(20, top, 80, 20) : new DOMRect()
  })
  const { rerender } = render(<Popover open />)
  const { style } = screen.getByTestId('box')
  expect(style.clipPath).toBe('inset(50%)')
  await waitFor(() => expect(style.top).toBe('126px'))
  expect(style.left).toBe('20px')
  await waitFor(() => expect(style.clipPath).toBe(''))
  top = 40
  window.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(style.top).toBe('66px'))
  rerender(<Popover open={false} />)
  top = 10
  window.dispatchEvent(new Event('scroll'))
  await Promise.resolve()
  expect(style.top).toBe('66px')
})

it('stays as CSS places it', async () => {
  vi.stubGlobal('CSS', { supports: () => true })
  render(<Popover open />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByTestId('box').getAttribute('style')).toBeNull()
})
