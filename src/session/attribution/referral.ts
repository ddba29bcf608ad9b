const longest = 128

/**
 * Returns the `from` of an address, or null. A value that is too long or has invalid characters is
 * ignored: a part of it would be another person's id.
 */
export function readFrom(search: string): string | null {
  const value = new URLSearchParams(search).get('from')?.trim() ?? ''
  return isFrom(value) ? value : null
}

/** Also used for the value of the cookie. */
export const isFrom = (value: string | undefined): value is string =>
  value !== undefined &&
  value !== '' &&
  value.length <= longest &&
  value.isWellFormed() &&
  !/[\u0000-\u001f\u007f-\u009f\ufffd]/.test(value)
