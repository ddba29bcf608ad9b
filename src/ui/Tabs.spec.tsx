import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const items = ['Day', 'Hour', 'Key'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: `By ${label}`,
}))
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('arrows move and choose around the row; Home and End go to its ends', async () => {
  const change = vi.fn()
  render(<Tabs label="Statistics" items={items} onChange={change} />)
  await userEvent.tab()
  for (const [key, expected] of [
    ['ArrowRight', 'Hour'],
    ['End', 'Key'],
    ['ArrowRight', 'Day'],
    ['ArrowLeft', 'Key'],
    ['Home', 'Day'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(chosen()).toBe(expected)
    expect(document.activeElement?.textContent).toBe(expected)
    expect(screen.getByRole('tabpanel', { name: expected }).textContent).toBe(`By ${expected}`)
  }
  expect(change).toHaveBeenCalledTimes(5)
})

it('is one stop of Tab; the panel is the next', async () => {
  render(<Tabs label="Statistics" items={items} defaultValue="hour" />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Hour')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

it('controlled, it shows what it is told', async () => {
  render(<Tabs label="Statistics" items={items} value="key" onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Day' }))
  expect(chosen()).toBe('Key')
})

it('what one panel keeps is nothing of the next', async () => {
  const two = ['One', 'Two'].map((label) => ({
    id: label,
    label,
    content: <input aria-label={label} />,
  }))
  render(<Tabs label="Forms" items={two} />)
  await userEvent.type(screen.getByRole('textbox'), 'typed')
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})
