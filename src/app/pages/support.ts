import type { supportRows } from '@/routes/table/support.ts'
import type { PageImport } from './types.ts'

export const supportPages = {
  supportTutorials: () => import('@/areas/support/pages/SupportTutorialsPage.tsx'),
} satisfies Record<keyof typeof supportRows, PageImport>
