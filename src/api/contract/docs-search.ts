import * as v from 'valibot'

const docsPlaces = ['article', 'section', 'field', 'error'] as const

/** A place in the documentation that a search may find. */
const DocsPlace = v.object({
  kind: v.picklist(docsPlaces),
  slug: v.string(),
  /** The id of the heading, the parameter or the error; null for an article as a whole. */
  anchor: v.nullable(v.string()),
  /** The titles of the group and of the article. */
  group: v.string(),
  article: v.string(),
  title: v.string(),
  text: v.string(),
})
export type DocsPlace = v.InferOutput<typeof DocsPlace>

/** The file that the search of the documentation loads; no call answers it. */
export const DocsSearchFile = v.object({ places: v.array(DocsPlace) })
export type DocsSearchFile = v.InferOutput<typeof DocsSearchFile>
