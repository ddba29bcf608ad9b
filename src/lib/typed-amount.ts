/** Converts a typed amount, with spaces, a point or a comma, to a decimal text. */
export const decimalOf = (typed: string): string =>
  typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')

/** Whether a typed text is an amount of the contract: not negative, at most six decimals. */
export const isAmount = (typed: string): boolean =>
  /^\d{1,15}(?:\.\d{1,6})?$/.test(decimalOf(typed))

/** Formats an amount from the backend for an input in a language. */
export const shownAmount = (amount: string, locale: string): string =>
  amount.replace('.', (0.5).toLocaleString(locale).charAt(1))
