import { plainCode } from '@/lib/plain-code.ts'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { codeAttemptsLeft, inGroups, otpauthLink, SetupForm, textFile } from './codes.ts'
import { countriesIn, countryName } from '@/i18n/countries.ts'
import { eventBadge } from './events.ts'

it('takes otpauth for the authenticator, and nothing else', () => {
  expect(otpauthLink('otpauth://totp/A:b?secret=X')).not.toBeNull()
  expect(otpauthLink('https://example.com')).toBeNull()
  expect(otpauthLink('otpauth://totp/A\nb')).toBeNull()
})

describe('codes', () => {
  it('stand in groups of four', () => {
    expect(inGroups('ABCDEFGH')).toBe('ABCD EFGH')
    expect(inGroups('ABCDE')).toBe('ABCD E')
  })
  it.each(['123456', ' 123 456 ', '123-456', '１２３４５６'])('are taken as %s', (code) => {
    expect(safeParse(SetupForm, { code, saved: true }).output).toMatchObject({ code: '123456' })
  })
  it.each(['', '12345', 'abcdef', '123456789'])('are not taken as "%s"', (code) =>
    expect(safeParse(SetupForm, { code, saved: true }).success).toBe(false),
  )
  it('are not confirmed before they are saved', () =>
    expect(safeParse(SetupForm, { code: '123456', saved: false }).success).toBe(false))
  it('make a text file', () =>
    expect(decodeURIComponent(textFile(['a', 'b']))).toBe(
      'data:text/plain;charset=utf-8,a\r\nb\r\n',
    ))
  it('know how many tries are left, where that is said', () => {
    expect(codeAttemptsLeft({ attemptsLeft: 3 })).toBe(3)
    for (const data of [null, undefined, 'x', { attemptsLeft: '3' }, { attemptsLeft: 0 }])
      expect(codeAttemptsLeft(data)).toBeNull()
  })
})

describe('names', () => {
  it('of countries are in the language of the reader', () => {
    expect(countryName('de', 'ru')).toBe('Германия')
    expect([countryName('CD', 'ru'), countryName('US', 'ru')]).toEqual(['Конго — Киншаса', 'США'])
    expect(countryName('HK', 'zh-CN')).toBe('中国香港')
    expect(countryName('not a country', 'en')).toBe('not a country')
    expect(countryName(null, 'en')).toBe('')
    expect(countriesIn('en').length).toBeGreaterThan(240)
    expect(countriesIn('en').every(({ code, name }) => name !== code)).toBe(true)
  })
  it('of what we do not know are readable', () => {
    expect(eventBadge('constructor')).toBeUndefined()
    expect(plainCode('trusted_device.added')).toBe('trusted device added')
    expect(plainCode('')).toBe('—')
  })
})
