import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastList } from './Toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { dismissToast, toast } from './toast-store.ts'

const region = () =>
  render(
    <ToastRegion label="Messages">
      {(urgent) => <ToastList urgent={urgent} dismissLabel="Dismiss" />}
    </ToastRegion>,
  )
beforeEach(() => {
  vi.useFakeTimers()
  region()
})
afterEach(() => {
  act(() => dismissToast())
  cleanup()
  vi.useRealTimers()
})
const say = (...options: Parameters<typeof toast>) =>
  act(() => {
    toast(...options)
  })
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const texts = () => screen.queryAllByText(/^m\d/).map((element) => element.textContent)

it('says good news politely and bad news at once', () => {
  // Both live regions must exist before their text, or it is not announced.
  const [polite, urgent] = document.querySelectorAll('[data-over] > *')
  expect(polite).toHaveAttribute('role', 'status')
  expect(urgent).toHaveAttribute('aria-live', 'assertive')
  expect(polite?.textContent).toBe('')
  say({ text: 'm1', tone: 'ok' })
  say({ text: 'm2', tone: 'bad' })
  expect(polite).toHaveTextContent(/^m1Dismiss$/)
  expect(urgent).toHaveTextContent(/^m2Dismiss$/)
})

it('shows the last three, and one per id', () => {
  for (const text of ['m1', 'm2', 'm3', 'm4']) say({ text })
  expect(texts()).toEqual(['m2', 'm3', 'm4'])
  say({ text: 'm5', id: 'same' })
  say({ text: 'm6', id: 'same' })
  expect(texts()).toEqual(['m3', 'm4', 'm6'])
})

it('goes by itself, waits under the pointer, and bad news stay', () => {
  say({ text: 'm1' })
  say({ text: 'm2', tone: 'bad' })
  const box = screen.getByText('m1').parentElement
  if (!box) throw new Error('no toast')
  wait(5000)
  fireEvent.pointerEnter(box)
  wait(60_000)
  expect(texts()).toEqual(['m1', 'm2'])
  fireEvent.pointerLeave(box)
  wait(1600)
  expect(texts()).toEqual(['m2'])
})

it('leaves its place free of dialogs while it stands there', () => {
  const room = () => document.documentElement.style.getPropertyValue('--toasts')
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  expect(room()).toBe('0px')
  say({ text: 'm1', tone: 'bad' })
  expect(room()).toBe('72px')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(room()).toBe('0px')
  // The list loads with the first message.
  cleanup()
  say({ text: 'm2' })
  region()
  expect(room()).toBe('72px')
})

it('runs its action and can be dismissed', () => {
  const undo = vi.fn()
  say({ text: 'm1', action: { label: 'Undo', onSelect: undo } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(texts()).toEqual([])
  say({ text: 'm2', tone: 'bad' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(texts()).toEqual([])
})

it('does not hide the control that has the focus', () => {
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue()
  const own = document.createElement('button')
  document.body.append(own)
  const find = vi.spyOn(document, 'querySelector').mockReturnValue(own)
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const places = (control: number): unknown =>
    place.mockImplementation(function (this: Element) {
      return this === own ? new DOMRect(0, control, 90, 40) : new DOMRect(0, 700, 360, 60)
    })
  places(500)
  say({ text: 'm1' })
  expect(scroll).not.toHaveBeenCalled()
  places(710)
  say({ text: 'm2' })
  expect(scroll).toHaveBeenCalledWith(0, 50)
  for (const spy of [scroll, find, place]) spy.mockRestore()
  own.remove()
})
