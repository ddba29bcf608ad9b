import type { profileRows } from '@/routes/table/profile.ts'
import type { PageImport } from './types.ts'

export const profilePages = {
  profile: () => import('@/areas/profile/pages/ProfilePage.tsx'),
  profileEdit: () => import('@/areas/profile/pages/ProfileEditPage.tsx'),
  profileNotif: () => import('@/areas/profile/pages/NotificationsPage.tsx'),
  profileAuthentication: () => import('@/areas/profile/pages/AuthenticationPage.tsx'),
  profileDocs: () => import('@/areas/profile/pages/DocumentsPage.tsx'),
  profilePassword: () => import('@/areas/profile/pages/PasswordPage.tsx'),
  profileDelete: () => import('@/areas/profile/pages/DeleteAccountPage.tsx'),
} satisfies Record<keyof typeof profileRows, PageImport>
