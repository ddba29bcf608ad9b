/**
 * The error codes of a request's fields (contract.md 4.0.7). The forms' own validation uses the
 * same codes.
 */
export const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'bad_format',
  'out_of_range',
  'not_unique',
  'not_allowed',
  'mismatch',
  'expired',
  'insufficient_funds',
  'limit_exceeded',
] as const
export type FieldCode = (typeof fieldCodes)[number]
