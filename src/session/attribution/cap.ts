/** Cuts a text to a number of characters, without splitting one. */
export const capText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '')

/** Returns the longest prefix of a text whose encoded form fits into a number of characters. */
export function capEncoded(text: string, most: number): string {
  let length = 0
  let kept = ''
  // Each character takes at least one encoded character, so the rest cannot fit.
  for (const character of capText(text, most)) {
    length += encodeURIComponent(character).length
    if (length > most) break
    kept += character
  }
  return kept
}
