/** Longer than any name, address or code that a person has given. */
const longest = 200

export const isLong = (text: string): boolean => text.length > longest

/** The beginning of a text that is far too long: a browser takes ten seconds to lay out a million characters. */
export const cutText = (text: string): string =>
  isLong(text) ? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : text
