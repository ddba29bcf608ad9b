/**
 * Encodes a text as one part of an address. The backend may cut a text inside a surrogate pair:
 * encodeURIComponent throws at a lone surrogate, while this writes U+FFFD, as URLSearchParams does.
 */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A text as a part of an address: `ERROR_ZERO_BALANCE` becomes `error-zero-balance`. */
export const asciiSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
