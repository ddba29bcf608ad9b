/** Longer than any name, address or code that a person has given. */
const longest = 200

export const isLong = (text: string, most = longest): boolean => text.length > most

/** The beginning of a text that is far too long: a browser takes ten seconds to lay out a million characters. */
export const cutText = (text: string, most = longest): string =>
  isLong(text, most) ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text

/** Longer than the body of any request or answer that a person reads. */
export const longestBody = 10_000
