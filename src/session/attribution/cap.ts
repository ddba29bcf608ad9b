/** At most so many characters, and never half of one. */
export const capText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '')

/** The longest beginning of a text that is at most so long when it is encoded for a cookie. */
export function capEncoded(text: string, most: number): string {
  let length = 0
  let kept = ''
  // Each character is at least one of the encoded ones: what is beyond that need not be looked at.
  for (const character of capText(text, most)) {
    length += encodeURIComponent(character).length
    if (length > most) break
    kept += character
  }
  return kept
}
