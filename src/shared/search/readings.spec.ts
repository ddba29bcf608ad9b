import { expect, it } from 'vitest'
import { otherLayouts } from './layouts.ts'
import { nearest } from './near.ts'
import { readingsOf } from './readings.ts'

it('knows what the same keys type in the other layout', () => {
  expect(otherLayouts('ифдфтсу')).toEqual(['balance'])
  expect(otherLayouts(',fkfyc')).toEqual(['баланс'])
  expect(otherLayouts('余额')).toEqual([])
})

it('reads a captcha by what people call it, in another layout too', () => {
  expect(readingsOf('рекапча 3')).toContain('recaptcha 3')
  expect(readingsOf('htrfgxf')).toContain('recaptcha')
  expect(readingsOf('谷歌验证码')).toContain('recaptcha')
  expect(readingsOf('arkose labs')).toContain('funcaptcha')
  expect(readingsOf('hcaptcha')[0]).toBe('hcaptcha')
})

it.each([
  ['recapcha', 'recaptcha v2', 1],
  ['recatpcha', 'recaptcha v2', 1],
  ['turnstyle', 'cloudflare turnstile', 1],
  ['turnsty', 'cloudflare turnstile', 1],
  ['балнас', 'мой баланс', 1],
  ['hcaptcha', 'hcaptcha', 0],
  ['key', 'kay', null],
  ['recapcha', 'necaptcha', 2],
  ['recapcha', 'geetest', null],
])('finds %j near %j: %j slips', (word, text, slips) => expect(nearest(word, text)).toBe(slips))
