import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inertBehind } from './inert-behind.ts'
import { listShortcuts, singleKeys, useShortcuts } from './use-shortcuts.ts'

const onPage = vi.fn()
const onPart = vi.fn()
const onDialog = vi.fn()

function Page() {
  const part = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  useShortcuts({
    title: 'Page',
    shortcuts: [
      { keys: ['N'], name: 'Next', run: onPage },
      { keys: ['Mod+K'], name: 'Search', inFields: true, run: onPage },
    ],
  })
  useShortcuts(
    {
      title: 'Part',
      shortcuts: [
        { keys: ['B', '['], name: 'Box', run: onPart },
        { keys: ['N'], run: onPart },
      ],
    },
    { within: part },
  )
  useShortcuts({ shortcuts: [{ keys: ['N'], run: onDialog }] }, { dialog })
  return (
    <>
      <input aria-label="Field" />
      <div ref={part}>
        <button type="button">Part</button>
      </div>
      <section aria-label="Portal">
        <div ref={dialog} />
      </section>
    </>
  )
}

beforeEach(() => {
  render(<Page />)
})
afterEach(() => {
  cleanup()
  singleKeys.set('on')
  vi.clearAllMocks()
})
const press = (key: string, code: string, more: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, code, ...more })

it('leaves a key of the page to the part that has the focus', () => {
  press('n', 'KeyN', {}, screen.getByRole('button', { name: 'Part' }))
  expect(onPart).toHaveBeenCalledTimes(1)
  expect(onPage).not.toHaveBeenCalled()
})

it('works on the page, and in a field only with a modifier', () => {
  press('т', 'KeyN')
  expect(onPage).toHaveBeenCalledTimes(1)
  const field = screen.getByLabelText('Field')
  press('n', 'KeyN', {}, field)
  press('n', 'KeyN', { altKey: true })
  press('n', 'KeyN', { isComposing: true })
  press('n', 'KeyN', { repeat: true })
  expect(onPage).toHaveBeenCalledTimes(1)
  // A handled key does nothing else in the browser.
  expect(press('л', 'KeyK', { ctrlKey: true }, field)).toBe(false)
  expect(onPage).toHaveBeenCalledTimes(2)
})

it('needs the focus of its own part', () => {
  press('b', 'KeyB')
  expect(onPart).not.toHaveBeenCalled()
  press('и', 'KeyB', {}, screen.getByRole('button'))
  press('[', 'Digit8', { ctrlKey: true, altKey: true }, screen.getByRole('button'))
  press('b', 'KeyB', { repeat: true }, screen.getByRole('button'))
  expect(onPart.mock.calls.map(([combo]) => combo)).toEqual(['B', '['])
})

it('leaves the keys to the topmost dialog', () => {
  const close = inertBehind(screen.getByLabelText('Portal'))
  press('n', 'KeyN')
  close()
  expect([onPage.mock.calls.length, onDialog.mock.calls.length]).toEqual([0, 1])
  press('n', 'KeyN')
  expect([onPage.mock.calls.length, onDialog.mock.calls.length]).toEqual([1, 1])
})

it('does nothing with a single key on the page once they are switched off', () => {
  singleKeys.set('off')
  press('n', 'KeyN')
  press('b', 'KeyB', {}, screen.getByRole('button'))
  press('k', 'KeyK', { ctrlKey: true })
  expect(onPage.mock.calls.map(([combo]) => combo)).toEqual(['Mod+K'])
  expect(onPart).toHaveBeenCalledTimes(1)
})

it('lists what is on the page', () => {
  expect(listShortcuts().map(({ title, shortcuts }) => [title, shortcuts[0]?.name])).toEqual([
    ['Page', 'Next'],
    ['Part', 'Box'],
  ])
  cleanup()
  expect(listShortcuts()).toEqual([])
})
