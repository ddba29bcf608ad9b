const longest = 128

/**
 * Who sent the visitor: the `from` of an address, or null. A value that is too long or holds what no id holds is none: a
 * part of it would be somebody else.
 */
export function readFrom(search: string): string | null {
  const value = new URLSearchParams(search).get('from')?.trim() ?? ''
  return isFrom(value) ? value : null
}

/** Also for what a cookie says. */
export const isFrom = (value: string | undefined): value is string =>
  value !== undefined &&
  value !== '' &&
  value.length <= longest &&
  value.isWellFormed() &&
  !/[\u0000-\u001f\u007f-\u009f\ufffd]/.test(value)
