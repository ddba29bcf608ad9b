import * as v from 'valibot'
import { text } from './common.ts'
import { defineCalls } from './types.ts'

/** What one search looks through (contract.md 4.14), in the order in which it is shown. */
export const searchGroups = ['docs', 'types', 'faq', 'blog', 'tutorials', 'software'] as const
export type SearchGroup = (typeof searchGroups)[number]
/** A search is sent from so many characters on (specification, section 5). */
export const searchLength = { least: 3, most: 100 } as const

const Found = v.looseObject({
  /** Of its page; an answer of support is named by its id. */
  slug: v.string(),
  title: v.string(),
  /** The language that it is written in, where it is not the one asked for. */
  language: text,
})
export type Found = v.InferOutput<typeof Found>

export const searchCalls = defineCalls({
  search: {
    method: 'GET',
    path: '/api/v1/search',
    arg: v.strictObject({
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(searchLength.least),
        v.maxLength(searchLength.most),
      ),
      language: v.picklist(['en', 'ru', 'zh']),
      hostname: v.optional(v.string()),
    }),
    res: v.looseObject({
      groups: v.array(v.looseObject({ id: v.string(), items: v.array(Found) })),
    }),
    provides: ['Search'],
  },
})
