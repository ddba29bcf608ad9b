import * as v from 'valibot'
import { Nothing, when, Finite, shortList } from './common.ts'
import { defineCalls } from './types.ts'

export const faqSections = ['customer', 'developer', 'worker'] as const
export type FaqSection = (typeof faqSections)[number]

/** The length of a text that is searched for (specification, section 5). */
export const faqSearch = { shortest: 3, longest: 100 } as const
export const faqComment = 500

const Language = v.picklist(['en', 'ru', 'zh'])
const FaqId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120))

const Named = v.looseObject({ id: v.string(), question: v.optional(v.string(), '') })

export const FaqAnswer = v.looseObject({
  id: v.string(),
  section: v.optional(v.string(), ''),
  topic: v.optional(v.looseObject({ id: v.string(), title: v.optional(v.string(), '') }), {
    id: '',
    title: '',
  }),
  question: v.string(),
  /** Plain text; an empty line separates paragraphs. */
  answer: v.optional(v.string(), ''),
  links: v.optional(shortList(v.looseObject({ title: v.string(), url: v.string() })), []),
  related: v.optional(shortList(Named, 20), []),
  /** The language of the text, and all languages in which it exists. */
  language: v.optional(v.string(), 'en'),
  languages: v.optional(shortList(v.string()), []),
  updatedAt: when,
})
export type FaqAnswer = v.InferOutput<typeof FaqAnswer>

export const FaqList = v.looseObject({
  records: shortList(FaqAnswer),
  totalCount: v.optional(Finite),
})
export type FaqList = v.InferOutput<typeof FaqList>

export const FaqSections = v.looseObject({
  records: shortList(
    v.looseObject({
      id: v.string(),
      title: v.optional(v.string(), ''),
      description: v.optional(v.string(), ''),
      count: v.optional(Finite, 0),
      /** The most frequent questions. */
      top: v.optional(shortList(Named, 20), []),
    }),
  ),
})
export type FaqSections = v.InferOutput<typeof FaqSections>

/** Questions and answers (contract.md 4.9). */
export const faqCalls = defineCalls({
  faqSections: {
    method: 'GET',
    path: '/api/v1/faq/sections',
    arg: v.strictObject({ language: Language }),
    res: FaqSections,
  },
  faq: {
    method: 'GET',
    path: '/api/v1/faq',
    arg: v.strictObject({
      language: Language,
      section: v.optional(v.picklist(faqSections)),
      text: v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.minLength(faqSearch.shortest),
          v.maxLength(faqSearch.longest),
        ),
      ),
    }),
    res: FaqList,
  },
  faqAnswer: {
    method: 'GET',
    path: '/api/v1/faq/{id}',
    arg: v.strictObject({ id: FaqId, language: Language }),
    res: FaqAnswer,
  },
  voteFaq: {
    method: 'POST',
    path: '/api/v1/faq/{id}/vote',
    arg: v.strictObject({
      id: FaqId,
      helpful: v.boolean(),
      comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(faqComment))),
    }),
    res: Nothing,
  },
})
