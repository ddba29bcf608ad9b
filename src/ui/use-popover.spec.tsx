import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
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

it('is shown beside its anchor in the top layer, where CSS places it', () => {
  vi.stubGlobal('CSS', { supports: () => true })
  const [showPopover, hidePopover] = [vi.fn(), vi.fn()]
  const popover = Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
  onTestFinished(() => {
    Reflect.deleteProperty(popover, 'showPopover')
    Reflect.deleteProperty(popover, 'hidePopover')
  })
  const { rerender } = render(<Popover open />)
  const box = screen.getByTestId('box')
  expect(box).toHaveAttribute('popover', 'manual')
  expect(showPopover.mock.contexts).toEqual([box])
  expect(showPopover).toHaveBeenCalledWith({ source: screen.getByRole('button') })
  // Without that support the box is clipped at once, until its chunk has loaded.
  expect(box).not.toHaveAttribute('style')
  rerender(<Popover open={false} />)
  expect(hidePopover.mock.contexts).toEqual([box])
})
