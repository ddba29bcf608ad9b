import { parse } from 'valibot'
import { ArticleItem } from '@/api/contract/articles.ts'
import type { Article, ArticleIndex } from '@/api/contract/articles.ts'

/** Whether an article lists its related articles by id only. */
export const isRelatedByIds = ({ related, relatedArticles }: Article): boolean =>
  related.length > 0 && relatedArticles.length === 0

/** Adds the titles of related articles, for a backend that sends only their ids. */
export const withRelated = (article: Article, { articles }: ArticleIndex): Article => ({
  ...article,
  relatedArticles: article.related.flatMap((id) =>
    articles.filter((one) => one.id === id).map((one) => parse(ArticleItem, one)),
  ),
})
