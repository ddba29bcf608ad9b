import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ListEnd } from './ListEnd.tsx'

const words = {
  more: 'Show more',
  loading: 'Loading',
  failed: 'Not loaded',
  retry: 'Try again',
  end: 'The end',
  shown: '12 of 40',
  came: (added: number) => `${added} more`,
}
const observers = new Set<() => void>()

/** A screen on which the end of the list is in view from the start. */
class EverythingInView {
  private readonly tell: () => void
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = () => callback([{ isIntersecting: true }])
  }
  observe(): void {
    observers.add(this.tell)
  }
  disconnect(): void {
    observers.delete(this.tell)
  }
}
const look = () => act(() => [...observers].forEach((tell) => tell()))

beforeEach(() => {
  observers.clear()
  vi.stubGlobal('IntersectionObserver', EverythingInView)
})

it('asks for nothing while a short first page leaves its end in view, until the reader scrolls', () => {
  const onMore = vi.fn<() => void>()
  const end = (count: number) => (
    <ListEnd id="all" count={count} hasMore next="idle" onMore={onMore} words={words} />
  )
  const { rerender } = render(end(12))
  look()
  rerender(end(12))
  look()
  expect(onMore).not.toHaveBeenCalled()
  fireEvent.scroll(globalThis.window)
  look()
  expect(onMore).toHaveBeenCalledOnce()
})

it('asks by its button without a scroll', () => {
  const onMore = vi.fn<() => void>()
  render(<ListEnd id="all" count={12} hasMore next="idle" onMore={onMore} words={words} />)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onMore).toHaveBeenCalledOnce()
})

it('gives the focus to the first record that came, where its button had it', async () => {
  const list = (count: number, hasMore: boolean) => (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a href={`#${index}`}>Record {index + 1}</a>
          </li>
        ))}
      </ul>
      <ListEnd
        id="all"
        count={count}
        hasMore={hasMore}
        next="idle"
        onMore={vi.fn()}
        words={words}
      />
    </>
  )
  const { rerender } = render(list(12, true))
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  await act(async () => rerender(list(24, true)))
  expect(screen.getByRole('link', { name: 'Record 13' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('12 more')
  // What loads by itself moves nothing.
  await act(async () => rerender(list(36, true)))
  expect(screen.getByRole('link', { name: 'Record 13' })).toHaveFocus()
  more.focus()
  await act(async () => rerender(list(40, false)))
  expect(screen.getByRole('link', { name: 'Record 37' })).toHaveFocus()
})

it('loads nothing by itself while its button has the focus', () => {
  const onMore = vi.fn<() => void>()
  render(<ListEnd id="all" count={12} hasMore next="idle" onMore={onMore} words={words} />)
  screen.getByRole('button', { name: 'Show more' }).focus()
  fireEvent.scroll(globalThis.window)
  look()
  expect(onMore).not.toHaveBeenCalled()
})
