import type { workerRows } from '@/routes/table/worker.ts'
import type { PageImport } from './types.ts'

export const workerPages = {
  playAndEarn: () => import('@/areas/worker/pages/HubPage.tsx'),
  leaderboard: () => import('@/areas/worker/pages/LeaderboardPage.tsx'),
  workerFaq: () => import('@/areas/worker/pages/WorkerFaqPage.tsx'),
} satisfies Record<Exclude<keyof typeof workerRows, `${string}Redirect`>, PageImport>
