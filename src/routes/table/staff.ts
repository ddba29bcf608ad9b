import type { Row } from '../types.ts'

export const staffRows = {
  botThreads: {
    path: '/p/support-bot-threads',
    page: 'support/bot-threads/BotThreadsPage',
    guard: 'role:moderator,admin',
    langs: ['en', 'ru'],
    index: false,
    layout: 'account',
    ns: ['botThreads'],
  },
} as const satisfies Record<string, Row>
