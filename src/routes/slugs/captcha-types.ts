/**
 * The captcha types with a page at /p/{slug}, in the order of the catalogue (contract.md section
 * 2).
 */
export const captchaTypes = [
  'image-picture-captcha-solver',
  'text-captcha',
  'audio-captcha',
  'math-captcha',
  'cyrillic-captcha',
  'rotatecaptcha',
  'clickcaptcha',
  'grid-captcha',
  'draw-around',
  'slider-captcha',
  'recaptcha_v2',
  'recaptcha-v2-callback',
  'recaptcha-v2-invisible',
  'recaptcha_enterprise',
  'recaptcha_v3',
  'recaptcha-v3-enterprise',
  'hcaptcha',
  'hcaptcha-invisible',
  'cloudflare-turnstile',
  'cloudflare-turnstile-challenge',
  'funcaptcha',
  'geetest',
  'geetest-v4',
  'amazon-captcha-bypass',
  'yandex-captcha-bypass-service',
  'datadome-captcha-solver',
  'lemin',
  'capy',
  'keycaptcha',
  'mtcaptcha',
  'friendly-captcha',
  'cutcaptcha',
  'tencent',
  'atb-captcha',
  'anti-cyber-siara',
  'prosopo-procaptcha',
  'captchafox',
  'altcha',
  'vk-captcha',
  'temu-captcha',
  'binance-captcha',
  'yidun-necaptcha',
  'alibaba-captcha',
  'basilisk',
  'incapsula',
  'solvemedia',
] as const
export type CaptchaType = (typeof captchaTypes)[number]

/** The page that lists all types. */
export const captchaTypesIndex = 'captcha-types'

/** All types with a name of their own: the page of bounding boxes has a route of its own. */
export const namedTypes = [...captchaTypes, 'bounding-box'] as const
