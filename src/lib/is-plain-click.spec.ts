import { expect, it } from 'vitest'
import { isPlainClick } from './is-plain-click.ts'

const plain = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}

it('is the main button alone', () => {
  expect(isPlainClick(plain)).toBe(true)
})

it.each([
  ['handled already', { defaultPrevented: true }],
  ['the middle button', { button: 1 }],
  ['Cmd', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('is not a click with %s', (_, part) => {
  expect(isPlainClick({ ...plain, ...part })).toBe(false)
})
