/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />
declare const __BUILD_ID__: string
declare const __BUILD_YEAR__: number

/** The part of a file of words below one key (builds/plugins/words.ts). */
declare module '*.json?only=footer' {
  const words: Record<string, unknown>
  export default words
}
declare module '*.json?only=nav' {
  const words: Record<string, unknown>
  export default words
}
declare module '*.json?only=palette' {
  const words: Record<string, unknown>
  export default words
}

declare module '*.sample?highlighted' {
  const code: string
  export default code
}

/**
 * The bare name is a deprecated part of Node; a URL encodes domain names, but nothing in a browser
 * decodes them.
 */
declare module 'punycode/punycode.es6.js' {
  /** @throws RangeError where a label is no punycode */
  export function toUnicode(domain: string): string
}
