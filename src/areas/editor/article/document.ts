import type { EditorArticle, EditorRows } from '@/api/contract/editor.ts'
import { difficulties } from '@/api/contract/editor.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { known } from '@/lib/known.ts'

type Update = ArgOf<EditorRows['update']>

/** What is written in the editor, without the address, which is changed in a step of its own. */
export type Draft = {
  [
    Field in
      | 'title'
      | 'h1'
      | 'excerpt'
      | 'bodyHtml'
      | 'bodyJson'
      | 'cover'
      | 'category'
      | 'tags'
      | 'seo'
      | 'hostnames'
      | 'showToc'
      | 'related'
      | 'difficulty'
      | 'captchaTypes'
      | 'authorId'
  ]-?: NonNullable<Update[Field]> | (null extends Update[Field] ? null : never)
}
export type DraftField = keyof Draft

export const draftFields = [
  'title',
  'h1',
  'excerpt',
  'bodyHtml',
  'bodyJson',
  'cover',
  'category',
  'tags',
  'seo',
  'hostnames',
  'showToc',
  'related',
  'difficulty',
  'captchaTypes',
  'authorId',
] as const satisfies readonly DraftField[]

/** The fields of which a person can tell that they differ: the editor's own document is the body over again. */
export const shownFields = draftFields.filter((field) => field !== 'bodyJson')

export function draftOf(article: EditorArticle): Draft {
  const {
    title,
    h1,
    excerpt,
    bodyHtml,
    bodyJson,
    cover,
    category,
    tags,
    seo,
    hostnames,
    showToc,
    related,
    difficulty,
    captchaTypes,
    author,
  } = article
  return {
    title,
    h1,
    excerpt,
    bodyHtml,
    bodyJson,
    cover: cover && {
      url: cover.url,
      alt: cover.alt,
      caption: cover.caption,
      width: cover.width,
      height: cover.height,
    },
    category,
    tags,
    seo: {
      title: seo.title,
      description: seo.description,
      canonical: seo.canonical,
      noindex: seo.noindex,
      ogTitle: seo.ogTitle,
      ogDescription: seo.ogDescription,
      ogImage: seo.ogImage,
    },
    hostnames,
    showToc,
    related,
    difficulty: known(difficulties, difficulty ?? '') ?? null,
    captchaTypes,
    authorId: author?.id ?? '',
  }
}

/** JSON with sorted names: what a server sends back may have them in another order. */
function shape(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || shape(one) === shape(other)

export const differing = <F extends DraftField>(
  one: Draft,
  other: Draft,
  fields: readonly F[],
): F[] => fields.filter((field) => !sameValue(one[field], other[field]))

/** What has to be sent so that the one becomes the other. */
export function changesOf(base: Draft, draft: Draft): Partial<Draft> {
  const changed = new Set<DraftField>(differing(base, draft, draftFields))
  // The body goes out whole: one of its two forms without the other would be another article.
  if (changed.has('bodyHtml') || changed.has('bodyJson')) changed.add('bodyHtml').add('bodyJson')
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) =>
      draftFields.some((known) => known === field && changed.has(known)),
    ),
  )
}

/** The changes over another version: what nobody here has touched is as the other has it. */
export const rebased = (onto: Draft, base: Draft, draft: Draft): Draft => ({
  ...onto,
  ...changesOf(base, draft),
})
