import type { softwareRows } from '@/routes/table/software.ts'
import type { PageImport } from './types.ts'

export const softwarePages = {
  softwareArticles: () => import('@/areas/software/pages/SoftwareArticlesPage.tsx'),
  softwareArticle: () => import('@/areas/software/pages/SoftwareArticlePage.tsx'),
} satisfies Record<keyof typeof softwareRows, PageImport>
