import type { Row } from '../types.ts'

export const supportRows = {
  supportTutorials: {
    path: '/support/h',
    page: 'support/tutorials/SupportTutorialsPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['articles'],
  },
} as const satisfies Record<string, Row>
