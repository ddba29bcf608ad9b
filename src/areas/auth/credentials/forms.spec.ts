import { is, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { authCalls } from '@/api/contract/auth.ts'
import { LoginForm, RegisterForm, RoleForm } from './forms.ts'

const filled = {
  email: ' Ada@Example.com ',
  password: 'four words quite unrelated',
  userType: null,
  agreeTerms: true,
  agreeNews: false,
  promoCode: '',
}

it('gives an address in lower case', () => {
  expect(safeParse(RegisterForm, filled).output).toMatchObject({ email: 'ada@example.com' })
})

it('refuses the e-mail as the password, at the password', () => {
  const { issues } = safeParse(RegisterForm, { ...filled, password: 'ADA@example.com' })
  expect(issues?.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([
    ['not_allowed', 'password'],
  ])
})

it.each([
  ['9 characters', { password: '123456789' }],
  ['129 characters', { password: 'x'.repeat(129) }],
  ['no terms', { agreeTerms: false }],
  ['another type', { userType: 'king' }],
])('refuses %s', (_, wrong) => {
  expect(is(RegisterForm, { ...filled, ...wrong })).toBe(false)
})

it('gives the contract what it wants', () => {
  const login = safeParse(LoginForm, { email: 'a@b.co', password: 'x', remember: true })
  expect(is(authCalls.login.arg, login.output)).toBe(true)
  expect(is(RoleForm, { userType: null })).toBe(false)
  expect(is(RoleForm, { userType: 'worker' })).toBe(true)
})
