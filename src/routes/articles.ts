import { href } from './href.ts'
import type { PageId } from './table/index.ts'

/** The kinds of articles. Each has one list and one page. */
export const articleKinds = ['blog', 'tutorial', 'software'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** The languages of articles (specification, section 5). */
export const writtenIn = ['en', 'ru'] as const

export const articlePages = {
  blog: { list: 'blog', page: 'blogArticle' },
  tutorial: { list: 'tutorials', page: 'tutorial' },
  software: { list: 'softwareArticles', page: 'softwareArticle' },
} as const satisfies Record<ArticleKind, { list: PageId; page: PageId }>

/** All pages that list articles of a kind. */
export const listPages = {
  blog: ['blog'],
  tutorial: ['tutorials', 'supportTutorials'],
  software: ['softwareArticles'],
} as const satisfies Record<ArticleKind, readonly PageId[]>

/** The path of an article in the table's form, without a language prefix. */
export const articlePath = (kind: ArticleKind, slug: string): string =>
  href({ id: articlePages[kind].page, params: { slug } }, { language: 'en', prefixPolicy: 'none' })

/**
 * The feed of a kind, written by a build with articles. It is not below the list, where a host
 * would take it for an article.
 */
export const feedPath = (kind: ArticleKind, language: string): string =>
  `/feeds/${kind}.${language}.xml`
