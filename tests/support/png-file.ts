/** A file with the head of a PNG, which is all that is read of it; its name tells it from others. */
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
  return new File([head.buffer, name], name, { type: 'image/png' })
}
