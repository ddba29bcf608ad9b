// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { readRawCookie } from './cookie.ts'

it('reads the raw value of a cookie by its whole name', () => {
  document.cookie = 'language=ru'
  document.cookie = 'old_language=zh'
  document.cookie = 'token=a%20b=c'
  expect(readRawCookie('language')).toBe('ru')
  expect(readRawCookie('token')).toBe('a%20b=c')
  expect(readRawCookie('lang')).toBeUndefined()
  expect(readRawCookie('missing')).toBeUndefined()
})

it('finds none where cookies are refused', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Sandboxed', 'SecurityError')
  })
  expect(readRawCookie('language')).toBeUndefined()
})
