import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus, keepInView } from './focus-group.ts'

// The table of docs/quality.md section 4, for what an action removes.

let stop = (): void => {}
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => stop())

function Rows({ names }: { names: string[] }) {
  const [rows, setRows] = useState(names)
  return (
    <section aria-label="Addresses">
      <ul>
        {rows.map((name) => (
          <li key={name}>
            {name}{' '}
            <button type="button" onClick={() => setRows(rows.filter((row) => row !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card() {
  const [mode, setMode] = useState<'open' | 'writing' | 'sent'>('open')
  return (
    <ul aria-label="Mistakes" tabIndex={-1}>
      <li aria-label="Mistake 1">
        <p>{mode === 'sent' ? 'In dispute' : 'Open'}</p>
        {mode === 'writing' && (
          <>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                setMode('sent')
              }}
            >
              <textarea aria-label="Why" />
              <button type="submit">Send</button>
            </form>
            <button type="button" onClick={() => setMode('open')}>
              Cancel
            </button>
          </>
        )}
        {mode === 'open' && (
          <div>
            <button type="button">Accept</button>
            <button type="button" onClick={() => setMode('writing')}>
              Dispute
            </button>
          </div>
        )}
      </li>
    </ul>
  )
}

describe('after an action that removes its control, the focus goes to', () => {
  it('the next row, then the previous one, then the section', async () => {
    const user = userEvent.setup()
    render(<Rows names={['a', 'b', 'c']} />)
    await user.click(screen.getByRole('button', { name: 'Remove b' }))
    expect(document.activeElement).toHaveTextContent(/^c /)
    await user.click(screen.getByRole('button', { name: 'Remove c' }))
    expect(document.activeElement).toHaveTextContent(/^a /)
    await user.click(screen.getByRole('button', { name: 'Remove a' }))
    expect(screen.getByRole('region', { name: 'Addresses' })).toHaveFocus()
  })

  it('the first field of the form that takes its place, and back to the control on Cancel', async () => {
    const user = userEvent.setup()
    render(<Card />)
    await user.click(screen.getByRole('button', { name: 'Dispute' }))
    expect(screen.getByRole('textbox', { name: 'Why' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Dispute' })).toHaveFocus()
  })

  it('its row when the form has been sent', async () => {
    const user = userEvent.setup()
    render(<Card />)
    await user.click(screen.getByRole('button', { name: 'Dispute' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('listitem', { name: 'Mistake 1' })).toHaveFocus()
  })
})

it('moves nothing after the focus has been left', async () => {
  render(<Rows names={['a', 'b']} />)
  const button = screen.getByRole('button', { name: 'Remove a' })
  button.focus()
  button.blur()
  await Promise.resolve()
  act(() => button.closest('li')?.remove())
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})

describe('what an action leaves out of the window', () => {
  const at = (top: number): DOMRect => new DOMRect(0, top, 100, 40)
  const scrolled = (): Element[] =>
    vi
      .mocked(Element.prototype.scrollIntoView)
      .mock.contexts.filter((one) => one instanceof Element)
  beforeEach(() => vi.mocked(Element.prototype.scrollIntoView).mockClear())
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is scrolled into view with the focus, as a row that the order has moved', async () => {
    const user = userEvent.setup()
    render(<Rows names={['a', 'b']} />)
    const row = screen.getByText(/^b/)
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(at(5000))
    await user.click(screen.getByRole('button', { name: 'Remove a' }))
    expect(row).toHaveFocus()
    expect(scrolled()).toEqual([row])
  })

  it('is not scrolled where a part of it can be seen', async () => {
    const user = userEvent.setup()
    render(<Rows names={['a', 'b']} />)
    vi.spyOn(screen.getByText(/^b/), 'getBoundingClientRect').mockReturnValue(at(-20))
    await user.click(screen.getByRole('button', { name: 'Remove a' }))
    expect(scrolled()).toEqual([])
  })

  it('comes back, where it was pressed by a key and what appears has pushed it out', async () => {
    let grow = (): void => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          grow = tell
        }
        observe(): void {}
        disconnect(): void {}
      },
    )
    const end = keepInView()
    const user = userEvent.setup()
    render(
      <button type="button" onClick={() => {}}>
        Choose
      </button>,
    )
    const button = screen.getByRole('button')
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(at(5000))
    await user.click(button)
    grow()
    expect(scrolled()).toEqual([])
    await user.keyboard('{Enter}')
    grow()
    expect(scrolled()).toEqual([button])
    // Whoever scrolls is left alone.
    await user.keyboard(' ')
    fireEvent.wheel(button)
    grow()
    expect(scrolled()).toHaveLength(1)
    end()
  })
})
