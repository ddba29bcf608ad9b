type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif'

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** The chunks up to the last one, IEND. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  const end = 0x49454e44
  for (let at = 8; at + 12 <= bytes.length; at += view.getUint32(at) + 12)
    if (view.getUint32(at + 4) === end) return true
  return false
}

/** The segments up to the pixels, and the mark of the end behind them: a preview has its own. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    // A segment may be filled up by 0xff before it.
    at += bytes[at + 1] === 0xff ? 1 : view.getUint16(at + 2) + 2
  for (let mark = bytes.indexOf(0xff, at + 2); mark >= 0; mark = bytes.indexOf(0xff, mark + 1))
    if (bytes[mark + 1] === 0xd9) return true
  return false
}

const gifTrailer = 0x3b
const hasGifEnd = (bytes: Uint8Array): boolean =>
  bytes[bytes.findLastIndex((byte) => byte !== 0)] === gifTrailer

/** Whether a picture's file goes on to its end: a copy that was broken off shows a part of it. */
export function hasPictureEnd(bytes: Uint8Array, type: PictureType): boolean {
  switch (type) {
    case 'image/png':
      return hasPngEnd(bytes)
    case 'image/jpeg':
      return hasJpegEnd(bytes)
    case 'image/gif':
      return hasGifEnd(bytes)
    case 'image/webp':
      return bytes.length >= 12 && viewOf(bytes).getUint32(4, true) + 8 <= bytes.length
    case 'image/avif':
      return true
  }
}
