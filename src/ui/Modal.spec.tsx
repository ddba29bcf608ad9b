import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'
import { Modal } from './Modal.tsx'

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
})
afterEach(() => {
  cleanup()
  root.remove()
})

function Page({ onEscape, onPicture }: { onEscape?: () => void; onPicture?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && onEscape?.()}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {onPicture && (
        <svg role="button" aria-label="Picture" tabIndex={0} onKeyDown={() => setOpen(true)} />
      )}
      <Modal open={open} onClose={() => setOpen(false)} title="Rotate" closeLabel="Close">
        <input aria-label="Name" />
        <Menu
          items={[{ id: 'a', label: 'One' }]}
          button={(props) => (
            <button type="button" {...props}>
              Menu
            </button>
          )}
        />
      </Modal>
    </div>
  )
}

describe.each([
  ['plainly', false],
  ['under StrictMode', true],
])('Modal %s', (_, strict) => {
  const show = (page = <Page />) =>
    render(strict ? <StrictMode>{page}</StrictMode> : page, { container: root })
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    return screen.findByRole('dialog', { name: 'Rotate' })
  }
  const closed = () => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(root.inert).toBeFalsy()
    expect(root.getAttribute('aria-hidden')).toBeNull()
    expect(document.documentElement.className).toBe('')
    expect(document.body.className).toBe('')
  }

  it('takes the focus, hides the rest, gives the focus back; again and again', async () => {
    show()
    for (let time = 0; time < 3; time++) {
      const dialog = await open()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      expect(root.inert).toBe(true)
      expect(document.documentElement.classList.contains('locked')).toBe(true)
      await userEvent.keyboard('{Escape}')
      closed()
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
    }
  })

  it('gives the focus to what the opener stood in, where that has gone meanwhile', async () => {
    show(
      <section aria-label="Keys">
        <Page />
      </section>,
    )
    await open()
    screen.getByText('Open', { selector: 'button' }).remove()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Keys' }))
  })

  it('gives the focus back to a picture to draw on', async () => {
    show(<Page onPicture />)
    screen.getByRole('button', { name: 'Picture' }).focus()
    await userEvent.keyboard('k')
    await screen.findByRole('dialog', { name: 'Rotate' })
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Picture' }))
  })

  it('keeps Tab inside', async () => {
    show()
    const dialog = await open()
    for (let press = 0; press < 6; press++) {
      await userEvent.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })

  it('closes by the overlay and by its button, not by a press inside', async () => {
    show()
    const dialog = await open()
    await userEvent.click(screen.getByLabelText('Name'))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    closed()
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    closed()
  })

  it('Escape closes what is innermost and does not leak', async () => {
    const leaked = vi.fn()
    const outside = vi.fn()
    document.addEventListener('keydown', outside)
    show(<Page onEscape={leaked} />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    closed()
    expect(leaked).not.toHaveBeenCalled()
    expect(outside).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }))
    document.removeEventListener('keydown', outside)
  })

  it('keeps the focus, and its keys, where it is not closed', async () => {
    const close = vi.fn<() => void>()
    show(
      <Modal open onClose={close} title="Rotate" closeLabel="Close">
        <input aria-label="Name" />
      </Modal>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Rotate' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    expect(close).toHaveBeenCalledTimes(1)
    expect(dialog.contains(document.activeElement)).toBe(true)
    // The focused element is removed.
    screen.getByLabelText('Name').focus()
    screen.getByLabelText('Name').remove()
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(2)
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(3)
  })

  it('gives the focus to the heading of the page that has come in the place of its opener', async () => {
    const page = (name: string, open: boolean) => (
      <>
        <main key={name}>
          <h1 tabIndex={-1}>{name}</h1>
          <button type="button">{name} opens</button>
        </main>
        <Modal open={open} onClose={() => {}} title="Rotate" closeLabel="Close">
          Text
        </Modal>
      </>
    )
    const { rerender } = render(page('One', false), { container: root })
    screen.getByRole('button', { name: 'One opens' }).focus()
    rerender(page('One', true))
    await screen.findByRole('dialog', { name: 'Rotate' })
    rerender(page('Two', true))
    rerender(page('Two', false))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two' }))
  })

  it('leaves nothing behind when it is unmounted open', async () => {
    const { unmount } = show()
    await open()
    unmount()
    closed()
  })
})
