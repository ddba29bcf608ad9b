/** Longer than any name, address or code that a person enters. */
const longest = 200

export const isLong = (text: string, most = longest): boolean => text.length > most

/**
 * Cuts a text that is far too long: a browser needs ten seconds to lay out a million characters.
 */
export const cutText = (text: string, most = longest): string =>
  isLong(text, most) ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text

/** Longer than any request or answer that a person reads. */
export const maxBodyLength = 10_000
