import { describe, expect, it } from 'vitest'
import { guards } from './guards.ts'
import { hideToken } from './link-token.ts'
import { patternPath } from './paths.ts'
import { returnTo } from './return-to.ts'

const hide = (href: string) => {
  const { pathname, search } = new URL(href, 'https://glyphwork.example')
  const hidden = hideToken({ pathname, search })
  return { href: hidden.pathname + hidden.search, place: hidden.place, token: hidden.token }
}
const token = { hash: 'ab12', userId: '7' }

describe('an address with a token', () => {
  it.each([
    ['/auth/check_key/ab12/7', '/auth/check_key/-/-'],
    ['/auth/check_key/ab12/7/', '/auth/check_key/-/-'],
    ['/ru/auth/check_remind/ab12/7?utm_source=mail', '/ru/auth/check_remind/-/-?utm_source=mail'],
    ['/de/auth/edit_purse/ab12/7', '/de/auth/edit_purse/-/-'],
    ['/auth/change_email/ab12/7/old', '/auth/change_email/-/-/old'],
    [
      '/auth/login?return_to=%2Fauth%2Fcheck_key%2Fab12%2F7',
      '/auth/login?return_to=%2Fauth%2Fcheck_key%2F-%2F-',
    ],
    [
      '/auth/login?a=1&return_to=/zh/auth/delete_email/ab12/7%3Fx%3D1',
      '/auth/login?a=1&return_to=%2Fzh%2Fauth%2Fdelete_email%2F-%2F-%3Fx%3D1',
    ],
    [
      '/auth/login?return_to=https://glyphwork.example/auth/check_key/ab12/7',
      '/auth/login?return_to=https%3A%2F%2Fglyphwork.example%2Fauth%2Fcheck_key%2F-%2F-',
    ],
    [
      '/select-role?return_to=/pricing&return_to=/auth/check_key/ab12/7',
      '/select-role?return_to=%2Fpricing&return_to=%2Fauth%2Fcheck_key%2F-%2F-',
    ],
  ])('%s becomes %s', (raw, hidden) => {
    expect(hide(raw)).toMatchObject({ href: hidden, token })
    // Hiding it again changes nothing, so that a redirect cannot loop.
    expect(hide(hidden)).toEqual({ href: hidden, place: hide(raw).place, token: null })
  })

  it('is about the same link in every language, and about another for another status', () => {
    expect(hide('/ru/auth/change_email/ab12/7/old').place).toBe('/auth/change_email/-/-/old')
    expect(hide('/auth/login?return_to=/auth/change_email/ab12/7/old').place).toBe(
      '/auth/change_email/-/-/old',
    )
    expect(hide('/auth/change_email/ab12/7/new').place).toBe('/auth/change_email/-/-/new')
  })

  it('gives the values as they were meant', () => {
    expect(hide('/auth/check_key/a%2Fb%20c/7').token).toEqual({ hash: 'a/b c', userId: '7' })
    expect(hide('/auth/check_key/%E0%A4%A/7').token?.hash).toBe('%E0%A4%A')
    expect(hide('/auth/check_key/$&/7').href).toBe('/auth/check_key/-/-')
    expect(hide('/auth/login?return_to=/auth/check_key/$%26/7').href).toBe(
      '/auth/login?return_to=%2Fauth%2Fcheck_key%2F-%2F-',
    )
  })

  it('hides an id that stands without a hash', () => {
    expect(hide('/auth/check_key/-/7')).toMatchObject({ href: '/auth/check_key/-/-', token: null })
  })
})

it.each([
  '/',
  '/pricing?q=%D1%8F+x',
  '/auth/login?return_to=%2Fenterpage%3Fa%3D1',
  '/nowhere/ab12/7',
  '/auth/check_key/ab12',
  '/auth/login?return_to=//x',
])('%s stays to the letter', (href) => {
  expect(hide(href)).toEqual({ href, place: null, token: null })
})

it('follows a page that wants a sign-in over the sign-in page, and back', () => {
  // The row of the transfers, which loads with its page.
  const patternOf = (path: string) =>
    path.startsWith('/pay/send_user_hash/') ? '/pay/send_user_hash/{hash}/{userId}' : undefined
  const opened = hideToken({ pathname: '/pay/send_user_hash/ab12/7', search: '?x=1' }, patternOf)
  expect(opened).toEqual({
    pathname: '/pay/send_user_hash/-/-',
    search: '?x=1',
    place: '/pay/send_user_hash/-/-',
    token,
  })
  const href = opened.pathname + opened.search
  const verdict = guards.user(null, {
    path: opened.pathname,
    href,
    search: opened.search,
    match: () => true,
    origin: 'https://glyphwork.example',
  })
  expect(verdict).toEqual({ to: '/auth/login?return_to=%2Fpay%2Fsend_user_hash%2F-%2F-%3Fx%3D1' })
  const search = '?return_to=%2Fpay%2Fsend_user_hash%2F-%2F-%3Fx%3D1'
  // The place is the same, so that the stored link is found.
  expect(hideToken({ pathname: '/auth/login', search }, patternOf)).toEqual({
    pathname: '/auth/login',
    search,
    place: opened.place,
    token: null,
  })
  expect(returnTo(search, { match: () => true, origin: 'https://glyphwork.example' })).toBe(
    '/pay/send_user_hash/-/-?x=1',
  )
})

it('tells the pattern of an address, never what is in it', () => {
  expect(patternPath('/auth/check_key/ab12/7')).toBe('/auth/check_key/{hash}/{userId}')
  expect(patternPath('/ru/auth/change_email/-/-/old')).toBe(
    '/auth/change_email/{hash}/{userId}/{status}',
  )
  expect(patternPath('/pricing/')).toBe('/pricing')
  expect(patternPath('/nowhere')).toBe('*')
})
