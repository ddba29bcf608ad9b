import type { Row } from '../types.ts'

export const softwareRows = {
  software: {
    path: '/software',
    page: 'software/catalogue/CataloguePage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['software', 'landing'],
  },
  softwareArticles: {
    path: '/software/blog',
    page: 'software/list/SoftwareArticlesPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
    parent: 'software',
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
  softwareProgram: {
    path: '/software/{slug}',
    page: 'software/program/ProgramPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['software', 'landing'],
    parent: 'software',
  },
} as const satisfies Record<string, Row>
