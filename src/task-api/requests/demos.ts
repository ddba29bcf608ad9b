import type { CaptchaType } from '../../routes/slugs/captcha-types.ts'
import { demoSlugs } from '../../routes/slugs/demos.ts'
import type { DemoSlug } from '../../routes/slugs/demos.ts'
import type { VendorId } from '../../site/vendor-ids.ts'

interface Demo {
  type: CaptchaType
  /** The vendor whose script runs in the demo; null if the page draws the task itself. */
  vendor: VendorId | null
}

/** The demos with the task types that they show. */
export const demos: Readonly<Record<DemoSlug, Demo>> = {
  'recaptcha-v2': { type: 'recaptcha_v2', vendor: 'recaptcha' },
  'recaptcha-v2-callback': { type: 'recaptcha-v2-callback', vendor: 'recaptcha' },
  'recaptcha-v2-invisible': { type: 'recaptcha-v2-invisible', vendor: 'recaptcha' },
  'recaptcha-v2-enterprise': { type: 'recaptcha_enterprise', vendor: 'recaptcha' },
  'recaptcha-v3': { type: 'recaptcha_v3', vendor: 'recaptcha' },
  'recaptcha-v3-enterprise': { type: 'recaptcha-v3-enterprise', vendor: 'recaptcha' },
  text: { type: 'text-captcha', vendor: null },
  normal: { type: 'image-picture-captcha-solver', vendor: null },
  rotatecaptcha: { type: 'rotatecaptcha', vendor: null },
  hcaptcha: { type: 'hcaptcha', vendor: 'hcaptcha' },
  'hcaptcha-invisible': { type: 'hcaptcha-invisible', vendor: 'hcaptcha' },
  geetest: { type: 'geetest', vendor: 'geetest' },
  'geetest-v4': { type: 'geetest-v4', vendor: 'geetest' },
  lemin: { type: 'lemin', vendor: 'lemin' },
  solvemedia: { type: 'solvemedia', vendor: null },
  clickcaptcha: { type: 'clickcaptcha', vendor: null },
  'cloudflare-turnstile': { type: 'cloudflare-turnstile', vendor: 'turnstile' },
  'cloudflare-turnstile-challenge': { type: 'cloudflare-turnstile-challenge', vendor: 'turnstile' },
  mtcaptcha: { type: 'mtcaptcha', vendor: 'mtcaptcha' },
}

/** Returns the demo of a task type, or null. */
export const demoOf = (type: string): DemoSlug | null =>
  demoSlugs.find((slug) => demos[slug].type === type) ?? null
