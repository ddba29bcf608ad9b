import type { customerRows } from '@/routes/table/customer.ts'
import type { PageImport } from './types.ts'

export const customerPages = {
  dashboard: () => import('@/areas/customer/pages/DashboardPage.tsx'),
  setting: () => import('@/areas/customer/pages/SettingPage.tsx'),
  percent100: () => import('@/areas/customer/pages/Percent100Page.tsx'),
  settingEdit: () => import('@/areas/customer/pages/SettingEditPage.tsx'),
  impossibleCaptchas: () => import('@/areas/customer/pages/ImpossiblePage.tsx'),
  receivingErrors: () => import('@/areas/customer/pages/ErrorsPage.tsx'),
  complaints: () => import('@/areas/customer/pages/ComplaintsPage.tsx'),
  notCaptcha: () => import('@/areas/customer/pages/NotCaptchaPage.tsx'),
  pingbackLog: () => import('@/areas/customer/pages/PingbackLogPage.tsx'),
  pingback: () => import('@/areas/customer/pages/PingbackPage.tsx'),
  ipList: () => import('@/areas/customer/pages/IpListPage.tsx'),
  uploads: () => import('@/areas/customer/pages/UploadsPage.tsx'),
  graphCaptures: () => import('@/areas/customer/pages/GraphCapturesPage.tsx'),
  testCaptcha: () => import('@/areas/customer/pages/TestCaptchaPage.tsx'),
} satisfies Record<keyof typeof customerRows, PageImport>
