import type { publicRows } from '@/routes/table/public.ts'
import type { PageImport } from './types.ts'

export const publicPages = {
  home: () => import('@/areas/public/pages/HomePage.tsx'),
  pricing: () => import('@/areas/public/pages/PricingPage.tsx'),
} satisfies Record<keyof typeof publicRows, PageImport>
