import { useTranslation } from '@/i18n/use-translation.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'

/**
 * The captcha types by their API names, with their slugs (contract.md section 2). A type that shares
 * its API name with another has a suffix after a colon.
 */
export const slugByTask = {
  ImageToTextTask: 'image-picture-captcha-solver',
  'ImageToTextTask:math': 'math-captcha',
  'ImageToTextTask:cyrillic': 'cyrillic-captcha',
  'ImageToTextTask:solvemedia': 'solvemedia',
  TextCaptchaTask: 'text-captcha',
  AudioTask: 'audio-captcha',
  RotateTask: 'rotatecaptcha',
  CoordinatesTask: 'clickcaptcha',
  'CoordinatesTask:slider': 'slider-captcha',
  GridTask: 'grid-captcha',
  DrawAroundTask: 'draw-around',
  BoundingBoxTask: 'bounding-box',
  TemuCaptchaTask: 'temu-captcha',
  RecaptchaV2Task: 'recaptcha_v2',
  'RecaptchaV2Task:callback': 'recaptcha-v2-callback',
  'RecaptchaV2Task:invisible': 'recaptcha-v2-invisible',
  RecaptchaV2EnterpriseTask: 'recaptcha_enterprise',
  RecaptchaV3Task: 'recaptcha_v3',
  RecaptchaV3EnterpriseTask: 'recaptcha-v3-enterprise',
  HCaptchaTask: 'hcaptcha',
  'HCaptchaTask:invisible': 'hcaptcha-invisible',
  TurnstileTask: 'cloudflare-turnstile',
  'TurnstileTask:challenge': 'cloudflare-turnstile-challenge',
  FunCaptchaTask: 'funcaptcha',
  GeeTestTask: 'geetest',
  'GeeTestTask:v4': 'geetest-v4',
  AmazonTask: 'amazon-captcha-bypass',
  YandexSmartCaptchaTask: 'yandex-captcha-bypass-service',
  LeminTask: 'lemin',
  CapyTask: 'capy',
  KeyCaptchaTask: 'keycaptcha',
  MtCaptchaTask: 'mtcaptcha',
  FriendlyCaptchaTask: 'friendly-captcha',
  CutCaptchaTask: 'cutcaptcha',
  TencentTask: 'tencent',
  AtbCaptchaTask: 'atb-captcha',
  AntiCyberSiAraTask: 'anti-cyber-siara',
  ProsopoTask: 'prosopo-procaptcha',
  CaptchaFoxTask: 'captchafox',
  AltchaTask: 'altcha',
  VKCaptchaTask: 'vk-captcha',
  BinanceTask: 'binance-captcha',
  YidunTask: 'yidun-necaptcha',
  AlibabaTask: 'alibaba-captcha',
  BasiliskTask: 'basilisk',
  DataDomeSliderTask: 'datadome-captcha-solver',
  IncapsulaTask: 'incapsula',
} as const

/**
 * The API name of a task without its variant: `CoordinatesTask:slider` is sent as
 * `CoordinatesTask`.
 */
export const apiName = (type: string): string => type.replace(/:.*/, '')

/**
 * Returns the name of a task type in the reader's language, by its API name. A type that is newer
 * than the table has the backend's title. The page's row needs the words `captchaNames`.
 */
export function useTypeName(): (type: string, title?: string | null) => string {
  const { t } = useTranslation('captchaNames')
  return (type, title) => {
    const slug = known(slugByTask, type.replace('Proxyless', ''))
    return slug ? t(slug) : cutText(title || type.replace(/Task(?:Proxyless)?$/, ''))
  }
}
