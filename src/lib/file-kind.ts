const starts = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0))

const signs: readonly (readonly [kind: string, test: (bytes: Uint8Array) => boolean])[] = [
  ['png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['gif', (bytes) => starts(bytes, ascii('GIF8'))],
  ['webp', (bytes) => starts(bytes, ascii('RIFF')) && starts(bytes, ascii('WEBP'), 8)],
  ['pdf', (bytes) => starts(bytes, ascii('%PDF-'))],
  ['zip', (bytes) => starts(bytes, [0x50, 0x4b, 0x03, 0x04]) || starts(bytes, [0x50, 0x4b, 5, 6])],
]

/** Text contains no control characters but tab, line feed, form feed and return. */
const isText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte > 31 || byte === 9 || byte === 10 || byte === 12 || byte === 13)

/** How many bytes from the start identify a file. */
export const signatureBytes = 4096

/**
 * Identifies a file by its first bytes, whatever its name says: `png`, `jpeg`, `gif`, `webp`,
 * `pdf`, `zip`, `text`; null for anything else.
 */
export const fileKind = (bytes: Uint8Array): string | null =>
  signs.find(([, test]) => test(bytes))?.[0] ?? (isText(bytes) ? 'text' : null)

/** The extension of a file name in lower case; `jpg` becomes `jpeg`. */
export function extensionOf(name: string): string {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return ending === 'jpg' ? 'jpeg' : ending
}

const texts = new Set(['txt', 'log', 'json', 'har'])

/** Whether the extension of a file name matches its bytes. */
export const matchesExtension = (name: string, bytes: Uint8Array): boolean => {
  const ending = extensionOf(name)
  const kind = fileKind(bytes)
  return kind !== null && (kind === 'text' ? texts.has(ending) : kind === ending)
}
