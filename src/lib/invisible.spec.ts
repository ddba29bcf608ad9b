import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'
import { hasDirectionControl, isolated, isSameTyped, withoutInvisible } from './invisible.ts'

it.each([
  ['\u200bABC\u200d-\u2060123\ufeff', 'ABC-123'],
  ['\u202aann@example.com\u202c', 'ann@example.com'],
  ['bc1\u00adq\u200ew508', 'bc1qw508'],
  ['8.8.\u200f8.8', '8.8.8.8'],
  ['\u2800A\u0007B\ufe0f\n\t', 'AB\n\t'],
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
