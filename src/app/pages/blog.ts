import type { blogRows } from '@/routes/table/blog.ts'
import type { PageImport } from './types.ts'

export const blogPages = {
  blog: () => import('@/areas/blog/pages/BlogPage.tsx'),
  blogArticle: () => import('@/areas/blog/pages/BlogArticlePage.tsx'),
} satisfies Record<keyof typeof blogRows, PageImport>
