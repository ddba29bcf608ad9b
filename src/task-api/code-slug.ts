/** The place of a code in the reference of errors: `ERROR_ZERO_BALANCE` is `error-zero-balance`. */
export const codeSlug = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
