import type { EditorArticle, EditorRows } from '@/api/contract/editor.ts'
import { difficulties } from '@/api/contract/editor.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { known } from '@/lib/known.ts'

type Update = ArgOf<EditorRows['update']>

/** The edited fields without the slug, which changes in a separate step. */
export type ArticleDraft = {
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
export type DraftField = keyof ArticleDraft

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

/** The fields whose difference a person can see. The editor's own document repeats the body. */
export const shownDraftFields = draftFields.filter((field) => field !== 'bodyJson')

export function articleDraft(article: EditorArticle): ArticleDraft {
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

/** JSON with sorted keys, because a server may return them in another order. */
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
  one: ArticleDraft,
  other: ArticleDraft,
  fields: readonly F[],
): F[] => fields.filter((field) => !sameValue(one[field], other[field]))

/** The changes that turn one version into the other. */
export function draftChanges(base: ArticleDraft, draft: ArticleDraft): Partial<ArticleDraft> {
  const changed = new Set<DraftField>(differing(base, draft, draftFields))
  // Both forms of the body are sent together, because one alone would be a different article.
  if (changed.has('bodyHtml') || changed.has('bodyJson')) changed.add('bodyHtml').add('bodyJson')
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) =>
      draftFields.some((known) => known === field && changed.has(known)),
    ),
  )
}

/** Applies the changes to another version. Unchanged fields take that version's values. */
export const rebased = (
  onto: ArticleDraft,
  base: ArticleDraft,
  draft: ArticleDraft,
): ArticleDraft => ({
  ...onto,
  ...draftChanges(base, draft),
})
