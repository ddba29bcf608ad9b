import type { Cover } from './covers.ts'
import type { SectionId } from './sections.ts'
import type { ArticleTag } from './tags.ts'
import type { MockArticleLanguage, MockArticleStatus } from '../../data/articles.ts'

/**
 * The words of an article in one language: slug, title, excerpt, first paragraph, and the points at
 * its end.
 */
export type Words = readonly [
  slug: string,
  title: string,
  excerpt: string,
  lead: string,
  points: readonly string[],
]

/** A row of the tables of topics: the subject of an article and the order of its sections. */
export interface TopicLine {
  id: string
  category: string
  tags: readonly ArticleTag[]
  cover?: Cover
  sections: readonly SectionId[]
  en?: Words
  ru?: Words
  status?: Partial<Record<MockArticleLanguage, MockArticleStatus>>
  hostnames?: readonly string[]
  difficulty?: 'beginner' | 'intermediate' | 'advanced'
  types?: readonly string[]
}
