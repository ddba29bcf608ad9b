/** Joins class names and skips empty ones; undefined for none, so that no attribute is written. */
export const cx = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
