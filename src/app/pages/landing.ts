import type { landingRows } from '@/routes/table/landing.ts'
import type { PageImport } from './types.ts'

export const landingPages = {
  captchaTypes: () => import('@/areas/landing/pages/CaptchaTypesPage.tsx'),
  captchaType: () => import('@/areas/landing/pages/CaptchaTypePage.tsx'),
  accessibility: () => import('@/areas/landing/pages/AccessibilityPage.tsx'),
  breakCaptcha: () => import('@/areas/landing/pages/BreakCaptchaPage.tsx'),
  bypassRecaptcha: () => import('@/areas/landing/pages/BypassRecaptchaPage.tsx'),
  puppeteer: () => import('@/areas/landing/pages/PuppeteerPage.tsx'),
  selenium: () => import('@/areas/landing/pages/SeleniumPage.tsx'),
  boundingBox: () => import('@/areas/landing/pages/BoundingBoxPage.tsx'),
  proxyFeedback: () => import('@/areas/landing/pages/ProxyFeedbackPage.tsx'),
  serviceFeedback: () => import('@/areas/landing/pages/ServiceFeedbackPage.tsx'),
  promocode: () => import('@/areas/landing/pages/PromocodePage.tsx'),
} satisfies Record<keyof typeof landingRows, PageImport>
