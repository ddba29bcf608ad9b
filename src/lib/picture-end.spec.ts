import { expect, it } from 'vitest'
import { hasPictureEnd } from './picture-end.ts'

const text = (word: string): number[] => [...word].map((char) => char.charCodeAt(0))
const chunk = (name: string, ...data: number[]): number[] =>
  [[0, 0, 0, data.length], text(name), data, [0, 0, 0, 0]].flat()
const png = [137, 80, 78, 71, 13, 10, 26, 10, ...chunk('IHDR', 1, 2, 3), ...chunk('IDAT', 9, 9)]
/** A preview with an end of its own within the first segment, and stuffed bytes among the pixels. */
const jpeg = [255, 216, 255, 225, 0, 6, 255, 217, 1, 2, 255, 255, 218, 0, 2, 7, 255, 0, 7]
const webp = [...text('RIFF'), 8, 0, 0, 0, ...text('WEBPxxxx')]

it.each([
  ['image/png', [...png, ...chunk('IEND')], png],
  ['image/jpeg', [...jpeg, 255, 217, 1], jpeg],
  ['image/gif', [...text('GIF89a'), 1, 59, 0], text('GIF89a1')],
  ['image/webp', webp, webp.slice(0, 14)],
] as const)('tells a whole %s from one that was broken off', (type, whole, part) => {
  expect(hasPictureEnd(Uint8Array.from(whole), type)).toBe(true)
  expect(hasPictureEnd(Uint8Array.from(part), type)).toBe(false)
})
