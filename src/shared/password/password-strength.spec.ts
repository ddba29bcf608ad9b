import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['a', 'weak'],
  ['short1!', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['qwertyuiop', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['asdfasdfasdfasdf', 'weak'],
  ['password123', 'fair'],
  ['Tr7-kq9_Zm', 'good'],
  ['four words quite unrelated', 'strong'],
  ['лошадь скрепка дождь', 'strong'],
])('%s is %s', (password, level) => {
  expect(passwordStrength(password).level).toBe(level)
})

it('does not count the name in the e-mail', () => {
  expect(passwordStrength('ada.lovelace99').level).not.toBe('weak')
  expect(passwordStrength('ada.lovelace99', 'Ada.Lovelace@example.com').level).toBe('weak')
})

it('never says more than the length allows', () => {
  for (const password of ['', 'xK#9', 'xK#9vQ!2~'])
    expect(passwordStrength(password).level).toBe('weak')
})

it('grows with what is added', () => {
  const shares = ['gk', 'gk7v', 'gk7vRw', 'gk7vRwq2-m', 'gk7vRwq2-mTz', 'gk7vRwq2-mTz_ehx'].map(
    (password) => passwordStrength(password).share,
  )
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})
