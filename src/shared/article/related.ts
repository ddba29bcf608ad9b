import { parse } from 'valibot'
import { ArticleItem } from '@/api/contract/articles.ts'
import type { Article, ArticleIndex } from '@/api/contract/articles.ts'

/** Whether an article names its related ones by their ids alone. */
export const isRelatedByIds = ({ related, relatedArticles }: Article): boolean =>
  related.length > 0 && relatedArticles.length === 0

/** The article with what its related ones are called, for a backend that only says their ids. */
export const withRelated = (article: Article, { articles }: ArticleIndex): Article => ({
  ...article,
  relatedArticles: article.related.flatMap((id) =>
    articles.filter((one) => one.id === id).map((one) => parse(ArticleItem, one)),
  ),
})
