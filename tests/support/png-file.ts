/** A file with the head and the end of a PNG, without pixels; its name tells it from others. */
export function pngFile(name: string, width = 200, height = 100): File {
  const head = new DataView(new ArrayBuffer(33))
  ;[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].forEach((byte, index) =>
    head.setUint8(index, byte),
  )
  head.setUint32(8, 13)
  ;[0x49, 0x48, 0x44, 0x52].forEach((byte, index) => head.setUint8(12 + index, byte))
  head.setUint32(16, width)
  head.setUint32(20, height)
  head.setUint8(24, 8)
  const words = new TextEncoder().encode(name)
  const chunk = (kind: string, data: Uint8Array<ArrayBuffer>): BlobPart[] => {
    const length = new DataView(new ArrayBuffer(4))
    length.setUint32(0, data.length)
    return [length.buffer, kind, data, new ArrayBuffer(4)]
  }
  const parts = [head.buffer, ...chunk('tEXt', words), ...chunk('IEND', new Uint8Array())]
  return new File(parts, name, { type: 'image/png' })
}
