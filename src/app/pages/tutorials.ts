import type { tutorialsRows } from '@/routes/table/tutorials.ts'
import type { PageImport } from './types.ts'

export const tutorialsPages = {
  tutorials: () => import('@/areas/tutorials/pages/TutorialsPage.tsx'),
  tutorial: () => import('@/areas/tutorials/pages/TutorialPage.tsx'),
} satisfies Record<keyof typeof tutorialsRows, PageImport>
