import type { Row } from '../types.ts'

export const softwareRows = {
  softwareArticles: {
    path: '/software/blog',
    page: 'software/list/SoftwareArticlesPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
  },
  softwareArticle: {
    path: '/software/blog/{slug}',
    page: 'software/article/SoftwareArticlePage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
    parent: 'softwareArticles',
  },
} as const satisfies Record<string, Row>
