/** A text as a part of an address: `ERROR_ZERO_BALANCE` becomes `error-zero-balance`. */
export const asciiSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
