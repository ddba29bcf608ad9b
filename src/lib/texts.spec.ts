import { expect, it, describe } from 'vitest'
import { cutText, isLongText } from './cut-text.ts'
import { groupByFour } from './group-by-four.ts'
import { plainCode } from './plain-code.ts'
import { gapAfter, sentences, withGap } from './sentences.ts'
import { hasDirectionControl, isolated, isSameTyped, withoutInvisible } from './invisible.ts'
import { isFiller, isUnseen, seenOr, seenText } from './unseen.ts'
import { fitsPattern } from './whole-pattern.ts'

it('cuts what is far too long, between characters', () => {
  expect(cutText('Shop assistant')).toBe('Shop assistant')
  expect(isLongText('x'.repeat(200))).toBe(false)
  expect(cutText('x'.repeat(1_000_000))).toBe(`${'x'.repeat(200)}…`)
  expect(cutText(`${'x'.repeat(199)}😀${'x'.repeat(9)}`)).toBe(`${'x'.repeat(199)}…`)
})

it.each([
  ['', []],
  ['abc', ['abc']],
  ['abcd', ['abcd']],
  ['abcdefghi', ['abcd', 'efgh', 'i']],
])('splits %j', (text, groups) => {
  expect(groupByFour(text)).toEqual(groups)
})

it.each([
  ['picture_too_small', 'picture too small'],
  ['a.b-c', 'a b c'],
  ['__', '—'],
  ['', '—'],
  ['x'.repeat(1_000_000), `${'x'.repeat(48)}…`],
])('reads %s', (code, text) => expect(plainCode(code)).toBe(text))

it('keeps sentences apart as their language does', () => {
  expect(sentences('No fee.', null, '', 'Available: $5.')).toBe('No fee. Available: $5.')
  expect(sentences('免手续费。', false, '可用：$5。')).toBe('免手续费。可用：$5。')
  expect(['New here?', '已有账户？'].map(withGap)).toEqual(['New here? ', '已有账户？'])
  expect(['', 'from', '转给', '您将在服务商的页面付款：'].map(gapAfter)).toEqual(['', ' ', ' ', ''])
})

it.each([
  ['\u200bABC\u200d-\u2060123\ufeff', 'ABC-123'],
  ['\u202aann@example.com\u202c', 'ann@example.com'],
  ['bc1\u00adq\u200ew508', 'bc1qw508'],
  ['8.8.\u200f8.8', '8.8.8.8'],
])('%j has invisible characters', (text, plain) => expect(withoutInvisible(text)).toBe(plain))

it('isolates a text from right to left, and shows its controls', () => {
  expect(isolated('Fieldnotes 7')).toBe('Fieldnotes 7')
  expect(isolated('Müller – Łódź 漢字')).toBe('Müller – Łódź 漢字')
  expect(isolated('مفتاح 7')).toBe('\u2068مفتاح 7\u2069')
  expect(isolated('מפתח')).toBe('\u2068מפתח\u2069')
  expect(isolated('one\nשתיים')).toBe('one\n\u2068שתיים\u2069')
  expect(isolated('report\u202efdp.exe')).toBe('report[U+202E]fdp.exe')
  expect(isolated('“\u2068مفتاح\u2069” and 7')).toBe('“\u2068مفتاح\u2069” and 7')
  expect(isolated(isolated('مفتاح\u202e7'))).toBe('\u2068مفتاح[U+202E]7\u2069')
  expect(isolated('a\u2069b\u2067c')).toBe('a[U+2069]b[U+2067]c')
  expect(cutText('مفتاح'.repeat(100), 5)).toBe('\u2068مفتاح…\u2069')
  expect(['a\u202eb', 'a\u2067b', 'a\u200eb', 'מ'].map(hasDirectionControl)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('takes a repeated name as people see it', () => {
  expect(isSameTyped('Main key ', 'Main\u202e key')).toBe(true)
  expect(isSameTyped('Cafe\u0301', 'Caf\u00e9')).toBe(true)
  expect(isSameTyped('Main', 'Other')).toBe(false)
})

describe('a text', () => {
  it.each(['', ' ', '\u00A0', '\u200B', '\u2060\u200D', '\u3164', '\u2800 ', '\u00AD', '\u202E'])(
    'of %j cannot be seen',
    (text) => expect(isUnseen(text)).toBe(true),
  )
  it.each(['a', '\u200Ba', '.', '👩‍💻', '文'])('of %j can be seen', (text) => {
    expect(isUnseen(text)).toBe(false)
    expect(isFiller(text)).toBe(false)
  })
  it('of white space alone is left to what trims it', () => {
    expect([isFiller('  '), isFiller(' \u200B')]).toEqual([false, true])
  })
})

it('falls back where no title can be seen', () => {
  expect(seenOr([null, undefined, '', '\u200B', 'Title'], 'Article')).toBe('Title')
  expect(seenOr(['\u200B'], 'Article')).toBe('Article')
})

it('is empty where nothing of what was typed can be seen', () => {
  expect(['\u200B \u2060', '  ', ' a\u200Bb '].map(seenText)).toEqual(['', '', 'a\u200Bb'])
})

it('has to match the whole text, alternatives included', () => {
  const fits = fitsPattern('[0-9]{4}|x')
  expect(['1234', 'x'].map(fits)).toEqual([true, true])
  expect(['12345', '1234x', 'xy', 'yx'].map(fits)).toEqual([false, false, false, false])
})

it('accepts an empty text', () => {
  expect(fitsPattern('[0-9]+')('')).toBe(true)
})

it.each([null, '', '(', '[0-9'])('accepts everything where the pattern is %s', (pattern) => {
  const fits = fitsPattern(pattern)
  expect([fits(''), fits('anything at all')]).toEqual([true, true])
})
