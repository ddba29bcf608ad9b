// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLanguage, onLanguageChosen, readLanguage, storeLanguage } from './stored-language.ts'

const drop = () => void (document.cookie = 'language=; Path=/; Max-Age=0')
beforeEach(drop)
afterEach(drop)

it('is the cookie, if its value is a language of the site', () => {
  expect(readLanguage()).toBeNull()
  document.cookie = 'language=ru; Path=/'
  expect(readLanguage()).toBe('ru')
  document.cookie = 'language=xx; Path=/'
  expect(readLanguage()).toBeNull()
})

it('is stored for the host to read, and told to whoever listens in this tab', () => {
  const heard = vi.fn()
  const stop = onLanguageChosen(heard)
  storeLanguage('ru')
  expect(readLanguage()).toBe('ru')
  expect(heard).toHaveBeenCalledWith('ru')
  expect(document.cookie).toContain('language=ru')
  // The account has it already, so nobody is to send it there.
  keepLanguage('en')
  expect(readLanguage()).toBe('en')
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  storeLanguage('ru')
  expect(heard).toHaveBeenCalledTimes(1)
})

it('keeps the last of two quick choices', () => {
  keepLanguage('ru')
  keepLanguage('en')
  expect(readLanguage()).toBe('en')
  expect(document.cookie).toContain('language=en')
})

it('follows the cookie once it is written, as another tab may write it too', () => {
  keepLanguage('ru')
  document.cookie = 'language=en; Path=/'
  expect(readLanguage()).toBe('en')
})

it('holds for the page where cookies are refused', () => {
  const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  keepLanguage('ru')
  expect(readLanguage()).toBe('ru')
  cookies.mockRestore()
  expect(document.cookie).not.toContain('language')
  keepLanguage('en')
  drop()
  expect(readLanguage()).toBeNull()
})
