import { expect, it } from 'vitest'
import { exifOrientation } from './exif-orientation.ts'

const word = (value: number, little: boolean): number[] =>
  little ? [value & 255, value >> 8] : [value >> 8, value & 255]
const long = (value: number, little: boolean): number[] =>
  little ? [...word(value, true), 0, 0] : [0, 0, ...word(value, false)]

function tiffOf(orientation: number, little: boolean): number[] {
  const entry = (tag: number, value: number): number[] => [
    ...word(tag, little),
    ...word(3, little),
    ...long(1, little),
    ...word(value, little),
    0,
    0,
  ]
  return [
    ...(little ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...word(42, little),
    ...long(8, little),
    ...word(2, little),
    ...entry(0x0100, 4032),
    ...entry(0x0112, orientation),
    ...long(0, little),
  ]
}

/** A JPEG as phones write it: JFIF, EXIF with another entry and the orientation, then the scan. */
function jpeg(orientation: number, little = false): Uint8Array {
  const segment = (marker: number, data: number[]): number[] => [
    0xff,
    marker,
    ...word(data.length + 2, false),
    ...data,
  ]
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0]),
    ...segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiffOf(orientation, little)]),
    ...segment(0xda, [0]),
  ])
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads the orientation %i in both orders of bytes', (value) => {
  expect(exifOrientation(jpeg(value))).toBe(value)
  expect(exifOrientation(jpeg(value, true))).toBe(value)
  // A part of a larger buffer.
  expect(exifOrientation(Uint8Array.from([0, 0, ...jpeg(value)]).subarray(2))).toBe(value)
})

it('reads that of a PNG, which stands before its pixels', () => {
  const chunk = (name: string, data: number[]): number[] => [
    ...long(data.length, false),
    ...[...name].map((letter) => letter.charCodeAt(0)),
    ...data,
    ...long(0, false),
  ]
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunk('IHDR', [1, 2, 3])]
  const [turn, pixels] = [chunk('eXIf', tiffOf(6, false)), chunk('IDAT', [4])]
  expect(exifOrientation(Uint8Array.from([...start, ...turn, ...pixels]))).toBe(6)
  expect(exifOrientation(Uint8Array.from([...start, ...pixels, ...turn]))).toBe(1)
})

it('knows none where there is none, or where the file ends before it', () => {
  expect(exifOrientation(jpeg(0))).toBe(1)
  expect(exifOrientation(jpeg(9))).toBe(1)
  expect(exifOrientation(Uint8Array.from([]))).toBe(1)
  expect(exifOrientation(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toBe(1)
  expect(exifOrientation(Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 3, 0]))).toBe(1)
  const whole = jpeg(6)
  for (let end = 0; end < whole.length - 8; end += 1)
    expect([1, 6]).toContain(exifOrientation(whole.slice(0, end)))
})
