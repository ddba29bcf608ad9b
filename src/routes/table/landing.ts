import { captchaTypes, captchaTypesIndex } from '../slugs/captcha-types.ts'
import type { Row } from '../types.ts'

export const landingRows = {
  captchaTypes: {
    path: '/p/{slug}',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['landing', 'type/{slug}'],
    slugs: { slug: [captchaTypesIndex] },
  },
  captchaType: {
    path: '/p/{slug}',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['landing', 'type/{slug}'],
    slugs: { slug: captchaTypes },
    crumb: 'type/{slug}:name',
    parent: 'captchaTypes',
  },
  accessibility: { path: '/p/captcha-and-accessibility', guard: 'public', langs: ['en', 'ru'], index: true, layout: 'public', ns: ['accessibility'] },
  breakCaptcha: { path: '/p/break-captcha', guard: 'public', langs: ['en', 'ru'], index: true, layout: 'public', ns: ['breakCaptcha'] },
  bypassRecaptcha: {
    path: '/p/bypass-recaptcha',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['bypassRecaptcha'],
  },
  puppeteer: { path: '/p/puppeteer-captcha-solver', guard: 'public', langs: ['en', 'ru', 'zh'], index: true, layout: 'public', ns: ['automation'] },
  selenium: { path: '/p/selenium-captcha-solver', guard: 'public', langs: ['en', 'ru', 'zh'], index: true, layout: 'public', ns: ['automation'] },
  boundingBox: {
    path: '/p/bounding-box',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['landing', 'type/bounding-box'],
    parent: 'captchaTypes',
  },
  proxyFeedback: { path: '/p/proxy-feedback', guard: 'user', langs: ['en', 'ru'], index: false, layout: 'account', ns: ['feedback'] },
  serviceFeedback: { path: '/p/service-feedback', guard: 'user', langs: ['en', 'ru'], index: false, layout: 'account', ns: ['feedback'] },
  promocode: { path: '/p/promocode', guard: 'user', langs: ['en', 'ru'], index: false, layout: 'account', ns: ['promo'], parent: 'pay' },
} as const satisfies Record<string, Row>
