import { expect, it } from 'vitest'
import { typeNames } from './picture.ts'

it('names kinds of pictures, and those that this page does not know as they came', () => {
  expect(typeNames(['image/jpeg', 'image/png', 'image/bmp'], 'en')).toBe('JPEG, PNG or image/bmp')
  expect(typeNames(['constructor', '__proto__'], 'en')).toBe('constructor or __proto__')
})
