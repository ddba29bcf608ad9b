import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShortcutKeys } from './ShortcutKeys.tsx'

function Page() {
  const [isNew, setIsNew] = useState(false)
  return (
    <main>
      <ShortcutKeys />
      <div data-actions="">
        <button type="button" disabled>
          Export
        </button>
        <button type="button" onClick={() => setIsNew(true)}>
          New one
        </button>
      </div>
      {isNew && <p>A new one</p>}
      <ul data-list="" />
      <table>
        <tbody>
          {['one', 'two', 'three'].map((name) => (
            <tr key={name}>
              <td>
                <button type="button" data-tip="">
                  paid
                </button>
              </td>
              <td>
                <a href={`#${name}`}>{name}</a>
              </td>
              <td>
                <input type="checkbox" aria-label={`Select ${name}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul data-list="" aria-label="Messages">
        <li>first</li>
        <li>second</li>
        <li>
          <button type="button" data-tip="">
            new
          </button>
          <button type="button">Read</button>
        </li>
      </ul>
      <input aria-label="Search" />
    </main>
  )
}

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()))

describe('the keys of rows', () => {
  it('step over the rows of the first list, stay at its ends, and select', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'one' })).toHaveFocus()
    await user.keyboard('jjj')
    expect(screen.getByRole('link', { name: 'three' })).toHaveFocus()
    await user.keyboard('kx')
    expect(screen.getByRole('link', { name: 'two' })).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'Select two' })).toBeChecked()
    await user.keyboard('x')
    expect(screen.getByRole('checkbox', { name: 'Select two' })).not.toBeChecked()
  })

  it('step over the list that has the focus, with rows that have no control', async () => {
    const user = userEvent.setup()
    render(<Page />)
    const [first, second] = ['first', 'second'].map((text) => screen.getByText(text))
    if (first) first.tabIndex = -1
    first?.focus()
    await user.keyboard('j')
    expect(second).toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus()
  })

  it('are letters in a field', async () => {
    const user = userEvent.setup()
    render(<Page />)
    const field = screen.getByRole('textbox', { name: 'Search' })
    await user.type(field, 'jkx')
    expect(field).toHaveValue('jkx')
    expect(field).toHaveFocus()
  })

  it('press the main action of the page', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.keyboard('n')
    expect(screen.getByText('A new one')).toBeVisible()
  })
})
