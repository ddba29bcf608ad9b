import { bodyHtmlOf } from './articles.ts'
import { iso, graphSpans } from './statistics.ts'
import type { EditorData, MockArticle, ArticleRevision } from '../data/articles.ts'

export const seedEditor = (): EditorData => ({ trash: [], locks: [] })

/**
 * The earlier revisions of a seeded article. They are made on request, because a hundred texts
 * would fill a store.
 */
export function seededRevisions(article: MockArticle): ArticleRevision[] {
  if (article.topic === null) return []
  const { id, author, createdAt, title, excerpt } = article
  const blocks = bodyHtmlOf(article, { bodyHtml: null }).split('\n')
  const upTo = (part: number): string =>
    blocks.slice(0, Math.max(1, Math.round(blocks.length * part))).join('\n')
  const begun = Date.parse(createdAt)
  const steps = [
    { after: 0, note: 'created', part: 0.35, excerpt: '' },
    { after: graphSpans.day, note: 'saved', part: 0.8, excerpt },
    { after: 4 * graphSpans.day, note: 'publish', part: 1, excerpt },
  ]
  return steps.map(({ after, note, part, excerpt: words }, index) => ({
    id: id * 1000 + index,
    articleId: id,
    at: iso(begun + after),
    by: author.name,
    note,
    title,
    excerpt: words,
    bodyHtml: upTo(part),
  }))
}
