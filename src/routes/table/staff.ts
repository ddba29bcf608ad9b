import type { Row } from '../types.ts'

export const staffRows = {
  moderator: {
    path: '/p/moderator',
    page: 'staff/desk/ModeratorPage',
    guard: 'role:moderator',
    langs: ['en', 'ru'],
    index: false,
    layout: 'account',
    ns: ['staff'],
  },
  admin: {
    path: '/p/admin',
    page: 'staff/admin/AdminPage',
    guard: 'role:admin',
    langs: ['en', 'ru'],
    index: false,
    layout: 'account',
    ns: ['staff'],
  },
  discountCampaigns: {
    path: '/p/discount-campaigns',
    page: 'staff/campaigns/CampaignsPage',
    guard: 'role:moderator,admin',
    langs: ['en', 'ru'],
    index: false,
    layout: 'account',
    ns: ['campaigns'],
  },
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
