// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

it('writes with path, SameSite and lifetime, encoded', () => {
  const set = vi.spyOn(document, 'cookie', 'set')
  expect(writeCookie('referral', 'a b;"é')).toBe(true)
  expect(set).toHaveBeenLastCalledWith(
    'referral=a%20b%3B%22%C3%A9; Max-Age=259200; Path=/; SameSite=Lax',
  )
  expect(readCookie('referral')).toBe('a b;"é')
  writeCookie('cms_referrer', 'https://blog.example/')
  expect(set).toHaveBeenLastCalledWith(
    'cms_referrer=https%3A%2F%2Fblog.example%2F; Path=/; SameSite=Lax',
  )
})

it('says that it was refused, by throwing or in silence', () => {
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  expect(writeCookie('utm', 'x')).toBe(false)
  set.mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(writeCookie('utm', 'x')).toBe(false)
  set.mockRestore()
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(readCookie('utm')).toBeUndefined()
})

it('reads text as text', () => {
  document.cookie = 'referral=123; Path=/'
  expect(readCookie('referral')).toBe('123')
  document.cookie = 'referral=%E0%A4%A; Path=/'
  expect(readCookie('referral')).toBe('%E0%A4%A')
})

const day = 86_400
it.each([
  ['timezone', 365 * day],
  ['utm', 365 * day],
  ['original_referer', 365 * day],
  ['is_user_foreigner', 365 * day],
  ['first_visited_page', 604_800],
  ['last_visited_page', 604_800],
  ['referral', 3 * day],
] as const)('%s lives for %d seconds (specification, section 9)', (name, seconds) => {
  const set = vi.spyOn(document, 'cookie', 'set')
  writeCookie(name, 'x')
  expect(set).toHaveBeenLastCalledWith(`${name}=x; Max-Age=${seconds}; Path=/; SameSite=Lax`)
})
