import type { Row } from '../types.ts'

export const systemRows = {
  main: {
    path: '/main',
    guard: 'redirect',
    langs: ['en', 'ru', 'zh'],
    index: false,
    to: '/',
    status: 301,
  },
  enPrefix: {
    path: '/en/*',
    guard: 'redirect',
    langs: ['en', 'ru', 'zh'],
    index: false,
    to: '/*',
    status: 302,
  },
  notFound: {
    path: '*',
    page: 'system/not-found/NotFoundPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: false,
    layout: 'public',
  },
} as const satisfies Record<string, Row>
