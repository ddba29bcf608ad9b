export interface ImageFacts {
  type: 'image/png' | 'image/jpeg' | 'image/gif'
  width: number
  height: number
}

/** What a picture is and how large, by its own bytes, whatever it calls itself; null for none of PNG, JPEG and GIF. */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = (...sign: readonly number[]): boolean => sign.every((byte, at) => bytes[at] === byte)
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) && bytes.length >= 24)
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
  if (starts(0x47, 0x49, 0x46, 0x38) && bytes.length >= 10)
    return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  return starts(0xff, 0xd8, 0xff) ? jpeg(view) : null
}

/** The size stands in the frame's header, after as many other segments as there are. */
function jpeg(view: DataView): ImageFacts | null {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Bytes that only fill.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
