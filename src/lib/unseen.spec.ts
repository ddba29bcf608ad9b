import { describe, expect, it } from 'vitest'
import { isFiller, isUnseen, seenOr, seenText } from './unseen.ts'

describe('a text', () => {
  it.each([
    '',
    ' ',
    '\u00A0',
    '\u200B',
    '\u2060\u200D',
    '\u3164',
    '\u2800 ',
    '\u00AD',
    '\u202E',
    '\uFE0F',
    '\u0007',
  ])('of %j cannot be seen', (text) => expect(isUnseen(text)).toBe(true))
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
