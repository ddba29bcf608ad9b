import { expect, it } from 'vitest'
import type { User } from '@/api/contract/user.ts'
import { afterSignIn } from './after-sign-in.ts'

const origin = 'https://glyphwork.example'
const person = (userType: string | null): Pick<User, 'profile' | 'permissions'> => ({
  profile: { userType, systemMessage: null, country: null, company: null },
  permissions: {},
})
const go = (userType: string | null, search: string, language: 'en' | 'ru' = 'en') =>
  afterSignIn(person(userType), search, origin, {
    language,
    prefixPolicy: language === 'ru' ? 'prefixed' : 'none',
  })

it('goes back to what was wanted, with its query', () => {
  expect(go('customer', '?return_to=%2Fpricing%3Fcurrency%3DEUR')).toBe('/pricing?currency=EUR')
  expect(go(null, '?return_to=/ru/pricing', 'ru')).toBe('/ru/pricing')
})

it.each([
  '',
  '?return_to=//evil.example',
  '?return_to=https://evil.example',
  '?return_to=/auth/logout',
  '?return_to=/nowhere',
  '?return_to=/&return_to=/pricing',
])('goes to the start page with "%s"', (search) => {
  expect(go('customer', search)).toBe('/enterpage')
  expect(go(null, search)).toBe('/select-role')
})

it('speaks the language of the person where the site has it in the path', () => {
  expect(go(null, '', 'ru')).toBe('/ru/select-role')
})
