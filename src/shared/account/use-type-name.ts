import { useTranslation } from 'react-i18next'
import { known } from '@/lib/known.ts'

/**
 * Task types with a translated name, by their API names. The others are brands and keep the
 * backend's name.
 */
const names = {
  ImageToTextTask: 'taskType.image',
  TextCaptchaTask: 'taskType.text',
  AudioTask: 'common:taskKind.audio',
  RotateTask: 'taskType.rotate',
  CoordinatesTask: 'taskType.click',
  GridTask: 'taskType.grid',
  DrawAroundTask: 'taskType.draw',
  BoundingBoxTask: 'taskType.box',
  YandexSmartCaptchaTask: 'taskType.yandex',
  VKCaptchaTask: 'taskType.vk',
  TemuCaptchaTask: 'taskType.temu',
  BinanceTask: 'taskType.binance',
} as const

/** Names that are the same in every language, used when the backend sends no title. */
const brands = new Map<string, string>(
  Object.entries({
    RecaptchaV2Task: 'reCAPTCHA v2',
    RecaptchaV2EnterpriseTask: 'reCAPTCHA Enterprise',
    RecaptchaV3TaskProxyless: 'reCAPTCHA v3',
    RecaptchaV3EnterpriseTaskProxyless: 'reCAPTCHA v3 Enterprise',
    HCaptchaTask: 'hCaptcha',
    TurnstileTask: 'Cloudflare Turnstile',
    FunCaptchaTask: 'FunCaptcha',
    GeeTestTask: 'GeeTest',
    AmazonTask: 'Amazon WAF',
    MtCaptchaTask: 'MTCaptcha',
  }),
)

/**
 * The API name of a task without its variant: `CoordinatesTask:slider` is sent as
 * `CoordinatesTask`.
 */
export const apiName = (type: string): string => type.replace(/:.*/, '')

/** Returns the name of a task type in the reader's language. */
export function useTypeName(): (type: string, title?: string | null) => string {
  const { t } = useTranslation(['shell', 'common'])
  return (type, title) => {
    const key = known(names, type)
    if (key) return t(key)
    return title || (brands.get(type) ?? type.replace(/Task(?:Proxyless)?$/, ''))
  }
}
