import * as v from 'valibot'
import { textOrNull, shortList, titled } from './common.ts'
import { defineCalls } from './types.ts'

/** The groups of search results (contract.md 4.14), in display order. */
export const searchGroups = ['docs', 'types', 'faq', 'blog', 'tutorials', 'software'] as const
export type SearchGroup = (typeof searchGroups)[number]
/** The length of a text that is searched for (specification, section 5). */
export const searchLength = { least: 3, most: 100 } as const

const Found = titled(
  v.looseObject({
    /** The slug of the result's page. An answer of support has its id here. */
    slug: v.string(),
    title: v.string(),
    /** The language of the text, if it is not the requested one. */
    language: textOrNull,
  }),
)
export type Found = v.InferOutput<typeof Found>

export const searchCalls = defineCalls({
  search: {
    method: 'GET',
    path: '/api/v1/search',
    hostname: true,
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
      groups: shortList(v.looseObject({ id: v.string(), items: shortList(Found) })),
    }),
    provides: ['Search'],
  },
})
