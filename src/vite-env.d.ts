/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />
declare const __BUILD_ID__: string
declare const __BUILD_YEAR__: number

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
