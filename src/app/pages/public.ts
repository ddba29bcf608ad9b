import type { publicRows } from '@/routes/table/public.ts'
import type { PageImport } from './types.ts'

export const publicPages = {
  home: () => import('@/areas/public/pages/HomePage.tsx'),
  about: () => import('@/areas/public/pages/AboutPage.tsx'),
  pricing: () => import('@/areas/public/pages/PricingPage.tsx'),
  jobs: () => import('@/areas/public/pages/JobsPage.tsx'),
  job: () => import('@/areas/public/pages/JobPage.tsx'),
  termsOfService: () => import('@/areas/public/pages/TermsPage.tsx'),
  paymentPolicy: () => import('@/areas/public/pages/PaymentPolicyPage.tsx'),
  privacyPolicy: () => import('@/areas/public/pages/PrivacyPage.tsx'),
  forCustomer: () => import('@/areas/public/pages/ForCustomerPage.tsx'),
  makeMoney: () => import('@/areas/public/pages/MakeMoneyPage.tsx'),
  affiliate: () => import('@/areas/public/pages/AffiliatePage.tsx'),
  captchaWorkaround: () => import('@/areas/public/pages/WorkaroundPage.tsx'),
  extension: () => import('@/areas/public/pages/ExtensionPage.tsx'),
  workersSoftware: () => import('@/areas/public/pages/ProgramsPage.tsx'),
  captchaBotRs: () => import('@/areas/public/pages/CaptchaBotRsPage.tsx'),
  workerProgram: () => import('@/areas/public/pages/ProgramPage.tsx'),
  sendPush: () => import('@/areas/public/pages/SendPushPage.tsx'),
  libraries: () => import('@/areas/public/pages/LibrariesPage.tsx'),
  library: () => import('@/areas/public/pages/LibraryPage.tsx'),
  advertising: () => import('@/areas/public/pages/AdvertisingPage.tsx'),
  captchaWorkaroundPay: () => import('@/areas/public/pages/CaptchaWorkaroundPayPage.tsx'),
} satisfies Record<keyof typeof publicRows, PageImport>
