import type { authRows } from '@/routes/table/auth.ts'
import type { PageImport } from './types.ts'

export const authPages = {
  register: () => import('@/areas/auth/pages/RegisterPage.tsx'),
  login: () => import('@/areas/auth/pages/LoginPage.tsx'),
  logout: () => import('@/areas/auth/pages/LogoutPage.tsx'),
  selectRole: () => import('@/areas/auth/pages/SelectRolePage.tsx'),
} satisfies Record<keyof typeof authRows, PageImport>
