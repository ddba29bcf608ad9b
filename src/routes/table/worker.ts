import type { Row } from '../types.ts'

export const workerRows = {
  playAndEarn: {
    path: '/play-and-earn',
    page: 'worker/hub/HubPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['hub'],
  },
  leaderboard: {
    path: '/play-and-earn/leaderboard',
    page: 'worker/leaderboard/LeaderboardPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['hub'],
    parent: 'playAndEarn',
  },
  workerFaq: {
    path: '/play-and-earn/faq',
    page: 'worker/faq/WorkerFaqPage',
    guard: 'public',
    langs: ['en', 'ru'],
    index: true,
    layout: 'public',
    ns: ['hub', 'faq'],
    parent: 'playAndEarn',
  },
  leaderboardRedirect: {
    path: '/leaderboard',
    guard: 'redirect',
    langs: ['en', 'ru'],
    index: false,
    to: '/play-and-earn/leaderboard',
    status: 301,
  },
  faqRedirect: {
    path: '/faq',
    guard: 'redirect',
    langs: ['en', 'ru'],
    index: false,
    to: '/play-and-earn/faq',
    status: 301,
  },
} as const satisfies Record<string, Row>
