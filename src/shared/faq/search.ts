/** Folds a text for search: no case, no accents, no dots of ё, plain apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('й', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'й')
    .replace(/[’ʼ]/g, "'")

/** Whether every word of a query occurs in a text. An empty query matches everything. */
export function matches(query: string, text: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Shorter queries do not search (specification, section 5). */
export const minQueryLength = 3
