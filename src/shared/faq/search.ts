import { searched } from '@/lib/searched.ts'

/** Folds a text for search: no case, no accents, no dots of ё, plain apostrophes. */
export const foldAnswer = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('й', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'й')
    .replace(/[’ʼ]/g, "'")

/** Whether every word of a query occurs in a text. An empty query matches everything. */
export function matchesAnswer(query: string, text: string): boolean {
  const folded = foldAnswer(text)
  return foldAnswer(searched(query))
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Shorter queries do not search (specification, section 5). */
export const minQueryLength = 3
