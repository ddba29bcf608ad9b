export interface TextPart {
  start: number
  end: number
  text: string
  /** Whether it can be chosen: a word, not a space or a comma. */
  isWord: boolean
}

/** The words of a text and what is between them. Chinese has no spaces, so the browser finds them. */
export function wordsOf(text: string, locale?: string): TextPart[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return Array.from(words, ({ segment, index, isWordLike = false }) => ({
    start: index,
    end: index + segment.length,
    text: segment,
    isWord: isWordLike,
  }))
}
