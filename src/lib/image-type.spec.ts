import { expect, it } from 'vitest'
import { imageType } from './image-type.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

it.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['GIF89a', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['\x89PN', null],
  ['', null],
])('%j is %s', (text, type) => expect(imageType(bytes(text))).toBe(type))
