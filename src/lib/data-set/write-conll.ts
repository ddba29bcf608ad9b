import { dataClassName } from './data-set.ts'
import type { DataSet, DataSpan, DataText } from './data-set.ts'

/**
 * CoNLL-2003 (https://www.clips.uantwerpen.be/conll2003/ner/): four columns, of which the word and
 * the tag (IOB2) are filled; an empty line between sentences, a line of `-DOCSTART-` before each text.
 */

interface Token {
  start: number
  end: number
}

/** Words and signs. A token also ends where a span does, so that a span is never widened. */
function tokensOf(sentence: string, offset: number, borders: ReadonlySet<number>): Token[] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(sentence)
  return [...words].flatMap(({ segment, index }) => {
    const tokens: Token[] = []
    let start = index
    for (let at = index + 1; at <= index + segment.length; at += 1) {
      const isEnd = at === index + segment.length || borders.has(offset + at)
      if (!isEnd) continue
      if (sentence.slice(start, at).trim()) tokens.push({ start: offset + start, end: offset + at })
      start = at
    }
    return tokens
  })
}

/** The format has one tag per word: of spans that overlap, the one that begins first counts. */
export function spansForConll({ spans }: DataText): DataSpan[] {
  let end = 0
  return spans
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((span) => {
      if (span.start < end || span.end <= span.start) return false
      ;({ end } = span)
      return true
    })
}

function linesOfText(set: DataSet, text: DataText): string {
  const spans = spansForConll(text)
  const borders = new Set(spans.flatMap(({ start, end }) => [start, end]))
  const tag = ({ start, end }: Token): string => {
    const span = spans.find((one) => start >= one.start && end <= one.end)
    if (!span) return 'O'
    const name = dataClassName(set, span.label).replace(/\s+/g, '_')
    return `${start === span.start ? 'B' : 'I'}-${name}`
  }
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text.text)
  return [...sentences]
    .map(({ segment, index }) =>
      tokensOf(segment, index, borders)
        // A word cannot have a space, which separates columns.
        .map((token) => {
          const word = text.text.slice(token.start, token.end).replace(/\s+/g, '_')
          return `${word} -X- _ ${tag(token)}\n`
        })
        .join(''),
    )
    .filter(Boolean)
    .join('\n')
}

export const toConll = (set: DataSet): string =>
  set.texts.map((text) => `-DOCSTART- -X- -X- O\n\n${linesOfText(set, text)}\n`).join('')
