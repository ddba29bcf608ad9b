import type { customerRows } from '@/routes/table/customer.ts'
import type { PageImport } from './types.ts'

export const customerPages = {
  dashboard: () => import('@/areas/customer/pages/DashboardPage.tsx'),
} satisfies Record<keyof typeof customerRows, PageImport>
