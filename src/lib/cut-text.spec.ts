import { expect, it } from 'vitest'
import { cutText, isLongText } from './cut-text.ts'

it('cuts what is far too long, between characters', () => {
  expect(cutText('Shop assistant')).toBe('Shop assistant')
  expect(isLongText('x'.repeat(200))).toBe(false)
  expect(cutText('x'.repeat(1_000_000))).toBe(`${'x'.repeat(200)}…`)
  expect(cutText(`${'x'.repeat(199)}😀${'x'.repeat(9)}`)).toBe(`${'x'.repeat(199)}…`)
})

it('is empty where nothing of a text can be seen, so that what stands in for it is shown', () => {
  expect(['', ' ', '\u200B\u2060'].map((text) => cutText(text))).toEqual(['', '', ''])
})
