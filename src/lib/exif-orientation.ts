/** How many bytes from the start of a file hold what is read here. */
export const exifBytes = 128 * 1024

const exif = [0x45, 0x78, 0x69, 0x66, 0, 0]

/** Reads the orientation of the first directory of TIFF data; 1 without one. */
function orientationOf(tiff: DataView): number {
  const little = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, little)
  const count = tiff.getUint16(directory, little)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (tiff.getUint16(entry, little) === 0x0112) {
      const value = tiff.getUint16(entry + 8, little)
      return value >= 1 && value <= 8 ? value : 1
    }
  }
  return 1
}

/** A chunk of a PNG has its length, its name and a sum at its end. */
const png = { start: 0x89504e47, exif: 0x65584966, pixels: 0x49444154 }

/**
 * How the pixels of a JPEG or PNG are to be turned, as its EXIF data says: 1 for not at all, 3 for
 * half a turn, 6 and 8 for a quarter, the others with a mirror. Browsers show the picture turned.
 */
export function exifOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (view.getUint32(0) === png.start)
      for (let at = 8; ; at += 12 + view.getUint32(at)) {
        const name = view.getUint32(at + 4)
        if (name === png.pixels) return 1
        if (name === png.exif)
          return orientationOf(new DataView(bytes.buffer, bytes.byteOffset + at + 8))
      }
    if (view.getUint16(0) !== 0xffd8) return 1
    // Each segment has a marker and its length; the picture itself begins at 0xffda.
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint8(at + 1)
      if (marker === 0xda) return 1
      if (marker === 0xe1 && exif.every((byte, index) => view.getUint8(at + 4 + index) === byte))
        return orientationOf(new DataView(bytes.buffer, bytes.byteOffset + at + 10))
    }
    return 1
  } catch (error) {
    // The file ends before its data does.
    if (error instanceof RangeError) return 1
    throw error
  }
}
