/**
 * A word without the ending that its form has, such as "prices" and "платежи". It is a guess that is
 * good enough for a search in most languages. A short word has no ending to lose.
 */
export const wordStem = (word: string): string =>
  word.length < 5 ? word : word.slice(0, word.length < 7 ? -1 : -2)
