import type { authRows } from '@/routes/table/auth.ts'
import type { PageImport } from './types.ts'

export const authPages = {
  register: () => import('@/areas/auth/pages/RegisterPage.tsx'),
  login: () => import('@/areas/auth/pages/LoginPage.tsx'),
  remind: () => import('@/areas/auth/pages/RemindPage.tsx'),
  logout: () => import('@/areas/auth/pages/LogoutPage.tsx'),
  confirmEmail: () => import('@/areas/auth/pages/ConfirmEmailPage.tsx'),
  oauthTwoFactor: () => import('@/areas/auth/pages/OauthTwoFactorPage.tsx'),
  twoFactorError: () => import('@/areas/auth/pages/TwoFactorErrorPage.tsx'),
  checkRemind: () => import('@/areas/auth/pages/CheckRemindPage.tsx'),
  checkKey: () => import('@/areas/auth/pages/CheckKeyPage.tsx'),
  editPurse: () => import('@/areas/auth/pages/EditPursePage.tsx'),
  changeEmail: () => import('@/areas/auth/pages/ChangeEmailPage.tsx'),
  deleteEmail: () => import('@/areas/auth/pages/DeleteEmailPage.tsx'),
  selectRole: () => import('@/areas/auth/pages/SelectRolePage.tsx'),
  editType: () => import('@/areas/auth/pages/EditTypePage.tsx'),
} satisfies Record<keyof typeof authRows, PageImport>
