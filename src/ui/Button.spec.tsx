import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { buttonClass, buttonVariants } from './button-class.ts'

afterEach(cleanup)

describe('Button', () => {
  it('presses once, and not at all while loading, keeping name and focus', async () => {
    const press = vi.fn()
    const { rerender } = render(<Button onClick={press}>Send</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(press).toHaveBeenCalledTimes(1)

    rerender(
      <Button onClick={press} loading loadingText="Sending">
        Send
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    expect(screen.getByRole('status').textContent).toBe('Sending')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('sends no form while loading, by Enter neither', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={send}>
        <input aria-label="Name" />
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}')
    expect(send).not.toHaveBeenCalled()
  })

  it('with a reason stays focusable, says why, and Escape hides the words', async () => {
    const press = vi.fn()
    render(
      <Button onClick={press} disabledReason="Confirm your address first">
        Pay out
      </Button>,
    )
    const button = await screen.findByRole('button', {
      name: 'Pay out',
      description: 'Confirm your address first',
    })
    const tip = screen.getByRole('tooltip', { hidden: true })
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await vi.waitFor(() => expect(tip.hidden).toBe(false))
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(tip.hidden).toBe(true)
  })

  it('hides its text only from the eye', () => {
    render(
      <Button hideText prepend="+">
        New key
      </Button>,
    )
    expect(screen.getByText('New key').className).toBe('visually-hidden')
  })

  it('has a look of its own for each variant, for links too', () => {
    expect(new Set(buttonVariants.map((variant) => buttonClass({ variant }))).size).toBe(12)
  })
})
