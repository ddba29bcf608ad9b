// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { mountPanel } from './panel.ts'
import type { PanelParts } from './panel.ts'

const reset = vi.fn()
const mails = vi.fn<PanelParts['mails']>(() => [])

beforeEach(() => {
  // jsdom has no constructed style sheets for shadow roots.
  if (!('replaceSync' in CSSStyleSheet.prototype))
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} })
  document.body.replaceChildren()
  sessionStorage.clear()
})

function open() {
  mountPanel({
    settingKey: 'mock',
    current: () => ({ persona: 'worker', email: 'worker@glyphwork.example' }),
    mails,
    reset,
  })
  const panel = document.querySelector('mock-panel')
  const root = panel?.shadowRoot
  const toggle = root?.querySelector<HTMLButtonElement>('.toggle')
  const box = root?.querySelector<HTMLElement>('.box')
  if (!panel || !root || !toggle || !box) throw new Error('The panel is not there.')
  const select = (name: string): HTMLSelectElement => {
    const found = [...box.querySelectorAll('label')]
      .find((label) => label.firstChild?.textContent === name)
      ?.querySelector('select')
    if (!found) throw new Error(`No field ${name}.`)
    return found
  }
  const choose = (name: string, value: string): void => {
    select(name).value = value
    select(name).dispatchEvent(new Event('change'))
  }
  return { root, toggle, box, select, choose }
}

it('opens, takes the focus, and gives it back on Escape', () => {
  const { root, toggle, box, select } = open()
  expect(box.hidden).toBe(true)
  toggle.click()
  expect(box.hidden).toBe(false)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(root.activeElement).toBe(select('Persona'))
  expect(select('Persona').value).toBe('worker')
  expect(box.textContent).toContain('worker@glyphwork.example')
  select('Persona').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
  )
  expect(box.hidden).toBe(true)
  expect(root.activeElement).toBe(toggle)
})

it('keeps latency and failure as a setting, and shows that something is altered', () => {
  const { toggle, choose } = open()
  toggle.click()
  choose('Latency', '2000')
  choose('Failure', '429')
  choose('Only call', 'dashboard')
  expect(sessionStorage.getItem('mock')).toBe('delay=2000,error=429,call=dashboard')
  expect(toggle.textContent).toBe('Mocks (altered)')
  choose('Latency', '0')
  choose('Failure', '')
  expect(toggle.textContent).toBe('Mocks')
})

it('shows the mails as links, anew each time that it opens', () => {
  const { toggle, box } = open()
  toggle.click()
  expect(box.querySelector('a')).toBeNull()
  toggle.click()
  mails.mockReturnValue([{ text: 'remind to ann@example.com', href: '/auth/check_remind/ab12/7' }])
  toggle.click()
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/auth/check_remind/ab12/7')
  expect(box.querySelector('a')?.textContent).toBe('remind to ann@example.com')
})

it('resets', () => {
  const { toggle, box } = open()
  toggle.click()
  box.querySelector<HTMLButtonElement>('button')?.click()
  expect(reset).toHaveBeenCalled()
})
