import { plainCode } from '@/lib/plain-code.ts'
import { readPage, withParam } from '@/shared/account/lists.ts'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { attemptsLeft, inGroups, otpauthLink, SetupForm, textFile } from './codes.ts'
import { countriesIn, countryName } from '@/i18n/countries.ts'
import { telegramLink } from './telegram-link.ts'
import { readDocumentQuery, yearsOf } from './lists.ts'
import { eventLook } from './events.ts'

const params = (text: string) => new URLSearchParams(text)

describe('links into apps', () => {
  it.each(['https://t.me/bot?start=1', 'tg://resolve?domain=bot'])('takes %s', (url) => expect(telegramLink(url)).toBe(url))
  it.each(['http://t.me/bot', 'https://t.me.evil.example/', 'data:text/html,x', 'tg:', 'https://t.me/a b', `tg://${'x'.repeat(2100)}`])(
    'takes no %s for the messenger',
    (url) => expect(telegramLink(url)).toBeNull(),
  )
  it('takes otpauth for the authenticator, and nothing else', () => {
    expect(otpauthLink('otpauth://totp/A:b?secret=X')).not.toBeNull()
    expect(otpauthLink('https://example.com')).toBeNull()
    expect(otpauthLink('otpauth://totp/A\nb')).toBeNull()
  })
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
  it('are not confirmed before they are saved', () => expect(safeParse(SetupForm, { code: '123456', saved: false }).success).toBe(false))
  it('make a text file', () => expect(decodeURIComponent(textFile(['a', 'b']))).toBe('data:text/plain;charset=utf-8,a\r\nb\r\n'))
  it('know how many tries are left, where that is said', () => {
    expect(attemptsLeft({ attemptsLeft: 3 })).toBe(3)
    for (const data of [null, undefined, 'x', { attemptsLeft: '3' }, { attemptsLeft: 0 }]) expect(attemptsLeft(data)).toBeNull()
  })
})

describe('lists in the address', () => {
  it.each([
    ['', 0],
    ['page=2', 1],
    ['page=0', 0],
    ['page=-1', 0],
    ['page=x', 0],
    ['page=2.5', 0],
  ])('%s is page %d', (text, page) => expect(readPage(params(text))).toBe(page))

  it('leaves out what says nothing, and keeps what is of others', () => {
    expect(withParam(params('utm_source=x&page=3'), 'page', 0).toString()).toBe('utm_source=x')
    expect(withParam(params('page=3'), 'page', 3).toString()).toBe('page=4')
    expect(withParam(params('page=3&year=2025'), 'kind', 'act').toString()).toBe('year=2025&kind=act')
    expect(withParam(params('kind=act'), 'kind', '').toString()).toBe('')
  })
  it('takes filters that make no sense for none', () => {
    expect(readDocumentQuery(params('kind=act&year=2025&page=2'))).toEqual({ kind: 'act', year: 2025, page: 1 })
    expect(readDocumentQuery(params('kind=__proto__&year=20255'))).toEqual({ page: 0 })
  })
  it('offers the years since the account was made, and the one that is chosen', () => {
    const now = Date.parse('2026-04-15T00:00:00Z')
    expect(yearsOf('2024-12-31T23:00:00Z', now, undefined)).toEqual([2026, 2025, 2024])
    expect(yearsOf('2026-01-01T00:00:00Z', now, 2019)).toEqual([2026, 2019])
    expect(yearsOf(null, now, undefined)).toHaveLength(3)
  })
})

describe('names', () => {
  it('of countries are in the language of the reader', () => {
    expect(countryName('de', 'ru')).toBe('Германия')
    expect(countryName('not a country', 'en')).toBe('not a country')
    expect(countryName(null, 'en')).toBe('')
    expect(countriesIn('en').length).toBeGreaterThan(240)
    expect(countriesIn('en').every(({ code, name }) => name !== code)).toBe(true)
  })
  it('of what we do not know are readable', () => {
    expect(eventLook('constructor')).toBeUndefined()
    expect(plainCode('trusted_device.added')).toBe('trusted device added')
    expect(plainCode('')).toBe('—')
  })
})
