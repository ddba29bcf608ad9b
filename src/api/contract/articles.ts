import * as v from 'valibot'
import { shortList, Finite, Id as RawId, longList, Side, titled } from './common.ts'
import { defineCalls } from './types.ts'

/** Backends send ids as numbers or strings; they become strings here. */
const Id = v.pipe(
  RawId,
  v.transform((id) => String(id)),
)
const Text = v.optional(v.nullable(v.string()), null)

export const Author = v.looseObject({ name: v.string(), position: Text, avatarUrl: Text })
export type Author = v.InferOutput<typeof Author>

const Cover = v.looseObject({
  url: v.string(),
  alt: v.optional(v.string(), ''),
  caption: Text,
  width: Side,
  height: Side,
})

const Translation = v.looseObject({
  language: v.string(),
  slug: v.string(),
  status: v.optional(v.string(), 'published'),
})

/** The fields that lists show: all but the body. */
const item = {
  id: Id,
  slug: v.string(),
  language: v.optional(v.string(), 'en'),
  title: v.string(),
  excerpt: v.optional(v.nullable(v.string()), ''),
  cover: v.optional(v.nullable(Cover), null),
  author: v.optional(v.nullable(Author), null),
  category: Text,
  tags: v.optional(shortList(v.string(), 20), []),
  readingMinutes: v.optional(v.nullable(Finite), null),
  views: v.optional(v.nullable(Finite), null),
  publishedAt: Text,
  updatedAt: Text,
  difficulty: Text,
}
export const ArticleItem = titled(v.looseObject(item))
export type ArticleItem = v.InferOutput<typeof ArticleItem>

const Seo = v.looseObject({
  title: Text,
  description: Text,
  canonical: Text,
  noindex: v.optional(v.boolean(), false),
  ogTitle: Text,
  ogDescription: Text,
  ogImage: Text,
})

const Neighbour = titled(v.looseObject({ slug: v.string(), title: v.string() }))
const Helpful = v.looseObject({ yes: Finite, no: Finite })

export const Article = v.looseObject({
  ...item,
  h1: Text,
  bodyHtml: v.optional(v.nullable(v.string()), ''),
  coAuthors: v.optional(shortList(Author), []),
  translations: v.optional(shortList(Translation), []),
  seo: v.optional(v.nullable(Seo), null),
  showToc: v.optional(v.boolean(), true),
  helpful: v.optional(v.nullable(Helpful), null),
  /** The caller's own vote. */
  myVote: v.optional(v.nullable(v.boolean()), null),
  related: v.optional(shortList(Id), []),
  /**
   * Our addition: related articles as list items. Without it the light list supplies their titles.
   */
  relatedArticles: v.optional(shortList(ArticleItem), []),
  previous: v.optional(v.nullable(Neighbour), null),
  next: v.optional(v.nullable(Neighbour), null),
  captchaTypes: v.optional(shortList(v.string()), []),
  /** Proposed: the slugs that it had before. By one of them the call answers the same article. */
  formerSlugs: v.optional(shortList(v.string(), 50), []),
})
export type Article = v.InferOutput<typeof Article>

/** These lists keep their own field name (contract.md 4.0.3). */
export const ArticleList = v.looseObject({ articles: shortList(ArticleItem), totalCount: Finite })
export type ArticleList = v.InferOutput<typeof ArticleList>

/** The light list of all articles: enough to search them and to link to them. */
const ArticleIndex = v.looseObject({
  articles: longList(
    titled(
      v.looseObject({
        id: Id,
        slug: v.string(),
        title: v.string(),
        language: v.optional(v.string(), 'en'),
        status: v.optional(v.string(), 'published'),
      }),
    ),
  ),
  totalCount: Finite,
})
export type ArticleIndex = v.InferOutput<typeof ArticleIndex>

export const articleLanguages = ['en', 'ru'] as const
export type ArticleLanguage = (typeof articleLanguages)[number]
export const articleSortings = ['new', 'popular'] as const
export type ArticleSorting = (typeof articleSortings)[number]

const where = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  language: v.optional(v.picklist(articleLanguages)),
  hostname: v.optional(v.pipe(v.string(), v.maxLength(253))),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
}
const sorting = v.optional(v.picklist(articleSortings))
/** A search text has at least three characters (specification, section 5). */
const text = v.optional(v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)))
/**
 * `sorting` is our addition: the specification names it only for the catalogue's articles, and
 * these lists default to the newest.
 */
const SearchArg = v.strictObject({ ...where, text, sorting })
const IndexArg = v.strictObject({ ...where, text })
const CatalogArg = v.strictObject({ ...where, sorting })
const SlugArg = v.strictObject({ slug: v.string() })
const VoteArg = v.strictObject({ id: Id, helpful: v.boolean() })

const list = { method: 'GET', hostname: true, res: ArticleList, provides: ['Articles'] } as const
const index = {
  method: 'GET',
  hostname: true,
  arg: IndexArg,
  res: ArticleIndex,
  provides: ['Articles'],
} as const
const one = { method: 'GET', arg: SlugArg, res: Article, provides: ['Articles'] } as const
/** A vote invalidates no list. */
const vote = {
  method: 'POST',
  arg: VoteArg,
  res: v.looseObject({ helpful: Helpful }),
} as const

export const articlesCalls = defineCalls({
  articlesIndex: { ...index, path: '/api/v1/articles/index' },
  articles: { ...list, path: '/api/v1/articles', arg: SearchArg },
  article: { ...one, path: '/api/v1/articles/by-slug/{slug}' },
  voteArticle: { ...vote, path: '/api/v1/articles/{id}/helpful' },
  tutorialsIndex: { ...index, path: '/api/v1/tutorials/index' },
  tutorials: { ...list, path: '/api/v1/tutorials', arg: SearchArg },
  tutorial: { ...one, path: '/api/v1/tutorials/by-slug/{slug}' },
  voteTutorial: { ...vote, path: '/api/v1/tutorials/{id}/helpful' },
  softwareArticles: { ...list, path: '/api/v1/catalog/articles', arg: CatalogArg },
  softwareArticle: { ...one, path: '/api/v1/catalog/articles/by-slug/{slug}' },
  voteSoftwareArticle: { ...vote, path: '/api/v1/catalog/articles/{id}/helpful' },
})
