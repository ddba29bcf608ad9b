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

it('is stored for the host to read, and told to whoever listens in this tab', async () => {
  const heard = vi.fn()
  const stop = onLanguageChosen(heard)
  const stored = storeLanguage('ru')
  // It counts at once, before the code that writes cookies has loaded.
  expect(readLanguage()).toBe('ru')
  expect(heard).toHaveBeenCalledWith('ru')
  await stored
  expect(document.cookie).toContain('language=ru')
  // The account has it already, so nobody is to send it there.
  await keepLanguage('en')
  expect(readLanguage()).toBe('en')
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  await storeLanguage('ru')
  expect(heard).toHaveBeenCalledTimes(1)
})

it('keeps the last of two quick choices', async () => {
  await Promise.all([keepLanguage('ru'), keepLanguage('en')])
  expect(readLanguage()).toBe('en')
  expect(document.cookie).toContain('language=en')
})

it('follows the cookie once it is written, as another tab may write it too', async () => {
  await keepLanguage('ru')
  document.cookie = 'language=en; Path=/'
  expect(readLanguage()).toBe('en')
})

it('holds for the page where cookies are refused', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await keepLanguage('ru')
  expect(readLanguage()).toBe('ru')
  cookies.mockRestore()
  expect(document.cookie).not.toContain('language')
  await keepLanguage('en')
  drop()
  expect(readLanguage()).toBeNull()
})
