import { zlibSync } from 'fflate'
import type { PixelMask } from './raster.ts'

/**
 * Writes PNG (https://www.w3.org/TR/png-3/) with one number per pixel: an index into a palette, or
 * 16 bits of grey. Canvases write true colour only, in which a class would be a colour.
 */

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function pngChunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = name.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** The rows, each behind the number of its filter: none. */
function filteredRows({ width, height, pixels }: PixelMask): Uint8Array {
  const depth = pixels.BYTES_PER_ELEMENT
  const rows = new Uint8Array((width * depth + 1) * height)
  const view = new DataView(rows.buffer)
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * depth + 1) + 1
    if (pixels instanceof Uint8Array) rows.set(pixels.subarray(y * width, (y + 1) * width), start)
    else
      for (let x = 0; x < width; x += 1) view.setUint16(start + x * 2, pixels[y * width + x] ?? 0)
  }
  return rows
}

/**
 * @param palette `#rrggbb` for each value of 8-bit pixels; 16-bit pixels are grey and have none
 */
export function writePng(mask: PixelMask, palette: readonly string[]): Uint8Array<ArrayBuffer> {
  const isGrey = mask.pixels instanceof Uint16Array
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, mask.width)
  view.setUint32(4, mask.height)
  // Bits per pixel and the kind of colour; compression, filters and interlacing are the only ones.
  head[8] = isGrey ? 16 : 8
  head[9] = isGrey ? 0 : 3
  const colours = palette.flatMap((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  const parts = [
    Uint8Array.from(signature),
    pngChunk('IHDR', head),
    ...(isGrey ? [] : [pngChunk('PLTE', Uint8Array.from(colours))]),
    // Masks are long runs: a higher level takes twice the time for the same size.
    pngChunk('IDAT', zlibSync(filteredRows(mask), { level: 1 })),
    pngChunk('IEND', new Uint8Array(0)),
  ]
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}
