import type { Article } from '@/api/contract/articles.ts'
import { seenOr, titleOr } from '@/lib/unseen.ts'

/** The heading of an article. One without a title has what its address says. */
export const titleOf = ({ h1, title, slug }: Pick<Article, 'h1' | 'title' | 'slug'>): string =>
  seenOr([h1], titleOr(title, slug))
