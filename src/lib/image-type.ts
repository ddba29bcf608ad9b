const signatures: readonly [type: string, test: (bytes: Uint8Array) => boolean][] = [
  ['image/png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['image/webp', (bytes) => starts(bytes, text('RIFF')) && starts(bytes.subarray(8), text('WEBP'))],
]

const text = (word: string): number[] => [...word].map((char) => char.charCodeAt(0))
const starts = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, index) => bytes[index] === byte)

/**
 * Identifies a picture by its first 12 bytes, whatever its name says. Null if it is not an accepted
 * format.
 */
export const imageType = (bytes: Uint8Array): string | null =>
  signatures.find(([, test]) => test(bytes))?.[0] ?? null

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Whether a file is a HEIC photo, as phones take it: most browsers and our servers read none. */
export const isHeic = (bytes: Uint8Array): boolean =>
  starts(bytes.subarray(4), text('ftyp')) &&
  heicBrands.some((brand) => starts(bytes.subarray(8), text(brand)))
