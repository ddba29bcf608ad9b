/**
 * Returns a code's anchor in the error reference: `ERROR_ZERO_BALANCE` becomes
 * `error-zero-balance`.
 */
export const codeSlug = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
