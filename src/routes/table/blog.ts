import type { Row } from '../types.ts'

export const blogRows = {
  blog: {
    path: '/blog',
    page: 'blog/list/BlogPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
  },
  blogArticle: {
    path: '/blog/{slug}',
    page: 'blog/article/BlogArticlePage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
    parent: 'blog',
  },
} as const satisfies Record<string, Row>
