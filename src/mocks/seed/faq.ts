import source from './faq.json' with { type: 'json' }
import { answerIn } from '../../routes/faq.ts'
import type { FaqSource } from '../../routes/faq.ts'
import { contentLanguages } from '../../site/languages.ts'
import type { Language } from '../../site/languages.ts'
import { fillFacts } from '../../task-api/facts.ts'

/** The built site reads the same file, so that a page and the mock backend agree. */
const filled: FaqSource = JSON.parse(fillFacts(JSON.stringify(source)))
export const faq = filled

const plain = (text: string): string => text.normalize('NFC').toLowerCase()

/** The answers that contain every word of a text. Matches in the question come first. */
export function searchFaq(text: string, language: Language) {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return faq.answers
    .flatMap(({ id }) => answerIn(faq, id, language) ?? [])
    .filter((one) => words.every((word) => plain(`${one.question} ${one.answer}`).includes(word)))
    .toSorted((one, other) => Number(has(other.question)) - Number(has(one.question)))
  function has(question: string): boolean {
    return words.every((word) => plain(question).includes(word))
  }
}

/** The answer that contains most of the words of a text, in any language. */
export function closest(text: string) {
  const words = plain(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word.length > 3)
  const scored = contentLanguages.flatMap((language) =>
    faq.answers.flatMap(({ id }) => {
      const one = answerIn(faq, id, language)
      if (one?.language !== language) return []
      const whole = plain(`${one.question} ${one.question} ${one.answer}`)
      const score = words.filter((word) => whole.includes(word.slice(0, 6))).length
      return [
        { one, score: score + words.filter((word) => plain(one.question).includes(word)).length },
      ]
    }),
  )
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= 2
    ? { answer: best.one, score: best.score / (words.length * 2) }
    : null
}
