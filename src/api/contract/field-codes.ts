/** What a field of a request can be refused for (contract.md 4.0.7). Our own checks of a form speak the same codes. */
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
