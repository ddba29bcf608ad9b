import type { statisticsRows } from '@/routes/table/statistics.ts'
import type { PageImport } from './types.ts'

export const statisticsPages = {
  statistics: () => import('@/areas/statistics/pages/StatisticsPage.tsx'),
  customerRate: () => import('@/areas/statistics/pages/CustomerRatePage.tsx'),
  customerSolvingSpeed: () => import('@/areas/statistics/pages/SolvingSpeedPage.tsx'),
  serviceLoad: () => import('@/areas/statistics/pages/ServiceLoadPage.tsx'),
  workersOnline: () => import('@/areas/statistics/pages/WorkersOnlinePage.tsx'),
  waitingTime: () => import('@/areas/statistics/pages/WaitingTimePage.tsx'),
  employeeRate: () => import('@/areas/statistics/pages/EmployeeRatePage.tsx'),
} satisfies Record<keyof typeof statisticsRows, PageImport>
