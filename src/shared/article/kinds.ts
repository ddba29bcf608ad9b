import type { ArticleLanguage, ArticleSorting } from '@/api/contract/articles.ts'
import { articlePages, articlePath } from '@/routes/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { localise } from '@/routes/language.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

interface KindRow {
  /** The default order of the list. */
  sorting: ArticleSorting
  /** The catalogue's articles have no text search (specification, section 7). */
  search: boolean
}

export const articleKindRows = {
  blog: { ...articlePages.blog, sorting: 'new', search: true },
  tutorial: { ...articlePages.tutorial, sorting: 'new', search: true },
  software: { ...articlePages.software, sorting: 'popular', search: false },
} as const satisfies Record<ArticleKind, KindRow>

export const isArticleLanguage = (value: unknown): value is ArticleLanguage =>
  value === 'en' || value === 'ru'

/**
 * Articles exist in English and Russian. Readers of other languages get English (specification,
 * section 5).
 */
export const articleLanguage = (language: Language): ArticleLanguage =>
  isArticleLanguage(language) ? language : 'en'

/** The address of an article on this site, in the article's language. */
export const articleHref = (kind: ArticleKind, slug: string, language: string): string =>
  localise(
    articlePath(kind, slug),
    isArticleLanguage(language) ? language : 'en',
    site.prefixPolicy,
  )
