import type { PageImport } from './types.ts'

export const systemPages = {
  notFound: () => import('@/areas/system/pages/NotFoundPage.tsx'),
} satisfies Record<'notFound', PageImport>
