/** As one types it: without case, accents, and the dots of ё; typographic apostrophes are plain. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('й', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'й')
    .replace(/[’ʼ]/g, "'")

/** Whether every word of a query begins or stands in a text; an empty query finds everything. */
export function matches(query: string, text: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Fewer characters are no search yet (specification, section 5). */
export const shortest = 3
