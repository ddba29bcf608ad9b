/** An amount as people type it, with spaces, a point or a comma, as decimal text. */
export const decimalOf = (typed: string): string =>
  typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')

/** Whether what was typed is an amount of the contract's: not negative, at most six places. */
export const isAmount = (typed: string): boolean =>
  /^\d{1,15}(?:\.\d{1,6})?$/.test(decimalOf(typed))

/** An amount of the backend's as people of a language type it. */
export const shownAmount = (amount: string, locale: string): string =>
  amount.replace('.', (0.5).toLocaleString(locale).charAt(1))
