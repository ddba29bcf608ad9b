/** The demos, in the order of the specification, section 2. */
export const demoSlugs = [
  'recaptcha-v2',
  'recaptcha-v2-callback',
  'recaptcha-v2-invisible',
  'recaptcha-v2-enterprise',
  'recaptcha-v3',
  'recaptcha-v3-enterprise',
  'text',
  'normal',
  'rotatecaptcha',
  'hcaptcha',
  'hcaptcha-invisible',
  'geetest',
  'geetest-v4',
  'lemin',
  'solvemedia',
  'clickcaptcha',
  'cloudflare-turnstile',
  'cloudflare-turnstile-challenge',
  'mtcaptcha',
] as const
export type DemoSlug = (typeof demoSlugs)[number]

export const isDemoSlug = (slug: string | undefined): slug is DemoSlug =>
  demoSlugs.some((one) => one === slug)
