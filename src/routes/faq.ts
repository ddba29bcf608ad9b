import type { Language } from '../site/languages.ts'
import { href } from './href.ts'

/**
 * The source of questions and answers: src/mocks/seed/faq.json, or a backend's answer of the same
 * shape.
 */
export interface FaqSource {
  updatedAt: string
  sections: readonly {
    id: string
    title: Words
    description: Words
    top: readonly string[]
  }[]
  topics: readonly { id: string; section: string; title: Words }[]
  answers: readonly SourceAnswer[]
}
type Words = Readonly<Partial<Record<Language, string>>>
type SourceAnswer = Readonly<Partial<Record<Language, { q: string; a: string } | undefined>>> & {
  id: string
  topic: string
  related: readonly string[]
  links: readonly { url: string; title: Words }[]
}

const order = ['en', 'ru', 'zh'] as const satisfies readonly Language[]

/** An answer in a language, else in English, as the backend sends it (contract.md 4.9). */
export function answerIn(source: FaqSource, id: string, wanted: Language) {
  const found = source.answers.find((one) => one.id === id)
  const topic = source.topics.find((one) => one.id === found?.topic)
  const language = found?.[wanted] ? wanted : 'en'
  const words = found?.[language]
  if (!found || !topic || !words) return null
  return {
    id,
    section: topic.section,
    topic: { id: topic.id, title: topic.title[language] ?? '' },
    question: words.q,
    answer: words.a,
    links: found.links.map(({ url, title }) => ({ url, title: title[language] ?? '' })),
    related: found.related.flatMap((other) => {
      const question = source.answers.find((one) => one.id === other)?.[language]?.q
      return question === undefined ? [] : [{ id: other, question }]
    }),
    language,
    languages: order.filter((one) => found[one]),
    updatedAt: source.updatedAt,
  }
}

/**
 * All answers of a section in a language, in order, without the fields that only an answer's own
 * page shows.
 */
export const answersIn = (source: FaqSource, section: string, language: Language) =>
  source.answers.flatMap(({ id }) => {
    const one = answerIn(source, id, language)
    if (one?.section !== section || one.language !== language) return []
    const {
      related: _,
      languages: __,
      updatedAt: ___,
      section: ____,
      language: _____,
      ...rest
    } = one
    return [rest]
  })

/** The sections of a language, with their most frequent questions. */
export const sectionsIn = (source: FaqSource, language: Language) =>
  source.sections.flatMap(({ id, title, description, top }) => {
    const name = title[language]
    if (name === undefined) return []
    return [
      {
        id,
        title: name,
        description: description[language] ?? '',
        count: answersIn(source, id, language).length,
        top: top.flatMap((other) => {
          const one = answerIn(source, other, language)
          return one ? [{ id: other, question: one.question }] : []
        }),
      },
    ]
  })

/** The path of an answer in the table's form, without a language prefix. */
export const answerPath = (id: string): string =>
  href({ id: 'faqAnswer', params: { id } }, { language: 'en', prefixPolicy: 'none' })
