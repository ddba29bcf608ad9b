import type { SourceLink } from '@/shared/landing/SourceLinks.tsx'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

const google = 'https://developers.google.com/recaptcha/docs'
const recaptcha: readonly SourceLink[] = [
  { name: 'reCAPTCHA: verify', href: `${google}/verify`, lang: 'en' },
  { name: 'reCAPTCHA: FAQ', href: `${google}/faq`, lang: 'en' },
]
const enterprise: readonly SourceLink[] = [
  {
    name: 'reCAPTCHA Enterprise: create assessment',
    href: 'https://cloud.google.com/recaptcha-enterprise/docs/create-assessment',
    lang: 'en',
  },
]
const hcaptcha: readonly SourceLink[] = [
  { name: 'hCaptcha', href: 'https://docs.hcaptcha.com/', lang: 'en' },
]
const geetest: readonly SourceLink[] = [
  { name: 'GeeTest', href: 'https://docs.geetest.com/', lang: 'en' },
]

/**
 * Where a vendor says how long a token is good for, how a server checks it, and which keys are for
 * tests. A vendor without public documentation has an empty list, and a type that is our own none.
 */
export const vendorDocs: Readonly<Partial<Record<TypeSlug, readonly SourceLink[]>>> = {
  recaptcha_v2: recaptcha,
  'recaptcha-v2-callback': recaptcha,
  'recaptcha-v2-invisible': recaptcha,
  recaptcha_v3: [...recaptcha, { name: 'reCAPTCHA v3', href: `${google}/v3`, lang: 'en' }],
  recaptcha_enterprise: enterprise,
  'recaptcha-v3-enterprise': enterprise,
  hcaptcha,
  'hcaptcha-invisible': hcaptcha,
  'cloudflare-turnstile': [
    { name: 'Turnstile', href: 'https://developers.cloudflare.com/turnstile/', lang: 'en' },
  ],
  'cloudflare-turnstile-challenge': [
    {
      name: 'Cloudflare challenges',
      href: 'https://developers.cloudflare.com/cloudflare-challenges/',
      lang: 'en',
    },
  ],
  funcaptcha: [{ name: 'Arkose Labs', href: 'https://developer.arkoselabs.com/docs/', lang: 'en' }],
  geetest,
  'geetest-v4': geetest,
  'amazon-captcha-bypass': [
    {
      name: 'AWS WAF: token immunity times',
      href: 'https://docs.aws.amazon.com/waf/latest/developerguide/waf-tokens-immunity-times.html',
      lang: 'en',
    },
  ],
  'yandex-captcha-bypass-service': [
    {
      name: 'Yandex SmartCaptcha',
      href: 'https://yandex.cloud/en/docs/smartcaptcha/concepts/validation',
      lang: 'en',
    },
  ],
  'datadome-captcha-solver': [{ name: 'DataDome', href: 'https://docs.datadome.co/', lang: 'en' }],
  mtcaptcha: [
    { name: 'MTCaptcha', href: 'https://docs.mtcaptcha.com/dev-guide-quickstart', lang: 'en' },
  ],
  'friendly-captcha': [
    { name: 'Friendly Captcha', href: 'https://developer.friendlycaptcha.com/', lang: 'en' },
  ],
  tencent: [
    {
      name: 'Tencent Cloud Captcha',
      href: 'https://www.tencentcloud.com/document/product/1159',
      lang: 'en',
    },
  ],
  'prosopo-procaptcha': [
    { name: 'Prosopo', href: 'https://docs.prosopo.io/en/basics', lang: 'en' },
  ],
  captchafox: [
    { name: 'CaptchaFox', href: 'https://docs.captchafox.com/getting-started', lang: 'en' },
  ],
  altcha: [{ name: 'ALTCHA', href: 'https://altcha.org/docs/v2/', lang: 'en' }],
  'yidun-necaptcha': [
    {
      name: '网易易盾',
      href: 'https://support.dun.163.com/documents/15588062143475712',
      lang: 'zh',
    },
  ],
  'alibaba-captcha': [
    {
      name: '阿里云验证码 2.0',
      href: 'https://help.aliyun.com/zh/captcha/captcha2-0/user-guide/server-integration',
      lang: 'zh',
    },
  ],
  lemin: [
    {
      name: 'Lemin: developer’s guide',
      href: 'https://help.leminnow.com/knowledge/developers-guide',
      lang: 'en',
    },
  ],
  capy: [{ name: 'Capy: developers', href: 'https://www.capy.me/developers/', lang: 'en' }],
  'vk-captcha': [{ name: 'VK для разработчиков', href: 'https://dev.vk.com/', lang: 'ru' }],
  keycaptcha: [],
  cutcaptcha: [],
  'atb-captcha': [],
  'anti-cyber-siara': [],
  'binance-captcha': [],
  basilisk: [],
  'temu-captcha': [],
  solvemedia: [],
  incapsula: [{ name: 'Imperva', href: 'https://docs.imperva.com/', lang: 'en' }],
}
