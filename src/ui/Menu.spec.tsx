import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'

const select = vi.fn()
beforeEach(() => {
  select.mockClear()
  render(
    <>
      <Menu
        button={(props) => (
          <button type="button" {...props}>
            Account
          </button>
        )}
        items={[
          { id: 'keys', label: 'Keys', href: '#keys', current: true },
          { id: 'pay', label: 'Payments', href: '#pay' },
          { id: 'out', label: 'Sign out', onSelect: select, separated: true },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  )
})
afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'Account' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

it('opens by Enter and by arrows, at the end asked for', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect([isOpen(), focused()]).toEqual([true, 'Keys'])
  await userEvent.keyboard('{Escape}')
  expect([isOpen(), focused()]).toEqual([false, 'Account'])
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Sign out')
})

it('moves by arrows around, Home, End and letters', async () => {
  await userEvent.click(button())
  for (const [key, expected] of [
    ['{ArrowDown}', 'Payments'],
    ['{End}', 'Sign out'],
    ['{ArrowDown}', 'Keys'],
    ['{ArrowUp}', 'Sign out'],
    ['{Home}', 'Keys'],
    ['p', 'Payments'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(focused()).toBe(expected)
  }
})

it('an action closes it and gives the focus back', async () => {
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(select).toHaveBeenCalledTimes(1)
  expect([isOpen(), focused()]).toEqual([false, 'Account'])
})

it('closes on a press outside, and on Tab', async () => {
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(isOpen()).toBe(false)
  await userEvent.click(button())
  await userEvent.tab()
  expect(isOpen()).toBe(false)
})

it('leaves shortcuts to the browser', async () => {
  await userEvent.click(button())
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Payments')
  const menu = screen.getByRole('menu')
  // The letter "s" without a modifier would move to "Sign out".
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(menu, { key: 's', [modifier]: true })).toBe(true)
  expect(focused()).toBe('Payments')
})
