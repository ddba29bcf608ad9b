// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { keepsCookies, readRawCookie } from './cookie.ts'

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

describe('whether cookies are kept', () => {
  const clear = (): void => {
    for (const pair of document.cookie.split('; '))
      document.cookie = `${pair.split('=')[0]}=; Max-Age=0`
  }

  it('is tried, and leaves nothing behind', () => {
    clear()
    expect(keepsCookies()).toBe(true)
    expect(document.cookie).toBe('')
  })

  it('is told by a browser that refuses all', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    expect(keepsCookies()).toBe(false)
  })

  it('is found out where they are refused without a word, or with an error', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    expect(keepsCookies()).toBe(false)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Sandboxed', 'SecurityError')
    })
    expect(keepsCookies()).toBe(false)
  })
})
