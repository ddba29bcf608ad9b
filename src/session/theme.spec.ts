// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { borrowTheme, returnTheme } from './account-theme.ts'
import { applyTheme, chooseTheme, keepTheme, onThemeChosen, storedTheme } from './theme.ts'

beforeEach(() => {
  localStorage.clear()
  storedTheme.set('system')
  localStorage.clear()
})
afterEach(() => applyTheme('system'))

describe('the theme of a visitor', () => {
  it('is written where the style sheets look for it', () => {
    applyTheme('dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    applyTheme('light')
    expect(document.documentElement.dataset['theme']).toBe('light')
    applyTheme('system')
    expect('theme' in document.documentElement.dataset).toBe(false)
  })

  it('is stored, and told to whoever listens in this tab', () => {
    const heard = vi.fn()
    const stop = onThemeChosen(heard)
    chooseTheme('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(heard).toHaveBeenCalledWith('dark')
    // The account has it already, so nobody is to send it there.
    keepTheme('light')
    expect(storedTheme.get()).toBe('light')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    chooseTheme('dark')
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('the theme of an account', () => {
  it('is used until the person signs out, and leaves no trace', () => {
    borrowTheme('dark')
    expect(storedTheme.get()).toBe('dark')
    returnTheme()
    expect(storedTheme.get()).toBe('system')
    expect(localStorage).toHaveLength(0)
  })

  it('follows a change of the account', () => {
    borrowTheme('dark')
    borrowTheme('light')
    expect(storedTheme.get()).toBe('light')
    returnTheme()
    expect(storedTheme.get()).toBe('system')
  })

  it.each(['dark', 'system'] as const)('never replaces the own choice, here %s', (own) => {
    chooseTheme(own)
    borrowTheme('light')
    expect(storedTheme.get()).toBe(own)
    returnTheme()
    expect(storedTheme.get()).toBe(own)
    expect(localStorage.getItem('theme')).toBe(own)
  })

  it('becomes the own one when the visitor chooses', () => {
    borrowTheme('dark')
    chooseTheme('dark')
    returnTheme()
    expect(storedTheme.get()).toBe('dark')
  })

  it('marks nothing where it is the same as without an account', () => {
    borrowTheme('system')
    expect(localStorage).toHaveLength(0)
  })

  it('holds for the page where storage is refused', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Refused', 'SecurityError')
      })
    borrowTheme('dark')
    expect(storedTheme.get()).toBe('dark')
    expect(() => returnTheme()).not.toThrow()
    expect(() => chooseTheme('light')).not.toThrow()
    expect(storedTheme.get()).toBe('light')
  })
})
