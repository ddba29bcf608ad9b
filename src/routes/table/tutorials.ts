import type { Row } from '../types.ts'

export const tutorialsRows = {
  tutorials: {
    path: '/h',
    page: 'tutorials/list/TutorialsPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
  },
  tutorial: {
    path: '/h/{slug}',
    page: 'tutorials/article/TutorialPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
    parent: 'tutorials',
  },
} as const satisfies Record<string, Row>
