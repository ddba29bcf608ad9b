import { expect, it } from 'vitest'
import { imageFacts } from './image-size.ts'

const bytes = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flat())
const text = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0))
const png = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44,
  0, 0, 0, 120,
]

it('reads size and kind from the bytes', () => {
  expect(imageFacts(bytes(png))).toEqual({ type: 'image/png', width: 300, height: 120 })
  expect(imageFacts(bytes([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 44, 1, 120, 0]))).toEqual({
    type: 'image/gif',
    width: 300,
    height: 120,
  })
  const app0 = [0xff, 0xe0, 0, 4, 0, 0]
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 120, 1, 44, 1, 1, 0x11, 0]
  expect(imageFacts(bytes([0xff, 0xd8, 0xff], app0.slice(1), [0xff], frame))).toEqual({
    type: 'image/jpeg',
    width: 300,
    height: 120,
  })
})

it.each([
  [[]],
  [[0x89, 0x50]],
  [png.slice(0, 20)],
  [[0xff, 0xd8, 0xff]],
  [[0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0]],
  [text('<svg xmlns')],
])('finds none in %j', (given) => expect(imageFacts(bytes(given))).toBeNull())

it('reads WebP and AVIF, and no HEIC, which few browsers draw', () => {
  const webp = [text('RIFF'), [22, 0, 0, 0], text('WEBPVP8X'), [10, 0, 0, 0, 0, 0, 0, 0]]
  const size = { width: 300, height: 120 }
  expect(imageFacts(bytes(...webp, [43, 1, 0, 119, 0, 0]))).toEqual({ type: 'image/webp', ...size })
  const box = (name: string, ...content: readonly number[][]): number[] => {
    const inside = content.flat()
    return [0, 0, 0, inside.length + 8, ...text(name), ...inside]
  }
  const full = [0, 0, 0, 0]
  const extent = box('ispe', full, [0, 0, 1, 44], [0, 0, 0, 120])
  const owner = box('ipma', full, [0, 0, 0, 1], [0, 1], [1, 1])
  const of = (brand: string) =>
    bytes(
      box('ftyp', text(brand), full, text(brand)),
      box('meta', full, box('pitm', full, [0, 1]), box('iprp', box('ipco', extent), owner)),
    )
  expect(imageFacts(of('avif'))).toEqual({ type: 'image/avif', ...size })
  expect(imageFacts(of('heic'))).toBeNull()
})

it('looks into a part of a larger buffer at the right place', () => {
  expect(imageFacts(bytes([1, 2, 3], png).subarray(3))).toMatchObject({ width: 300 })
})
