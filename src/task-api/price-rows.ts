import type { PriceItem, Prices } from '../api/contract/public.ts'

/** What people ask for most. A slug names one kind of task; a type may serve several. */
export const priceRows = [
  { id: 'image', slug: 'image-picture-captcha-solver', type: 'ImageToTextTask' },
  { id: 'points', slug: 'clickcaptcha', type: 'CoordinatesTask' },
  { id: 'boxes', slug: 'bounding-box', type: 'BoundingBoxTask' },
  { id: 'rotate', slug: 'rotatecaptcha', type: 'RotateTask' },
  { id: 'audio', slug: 'audio-captcha', type: 'AudioTask' },
  { id: 'token', slug: 'recaptcha_v2', type: 'RecaptchaV2TaskProxyless' },
] as const
export type PriceRowId = (typeof priceRows)[number]['id']

/** The price of each row, where the backend names one. */
export function pickPrices(prices: Prices): Partial<Record<PriceRowId, PriceItem>> {
  const items = prices.groups.flatMap((group) => group.items)
  return Object.fromEntries(
    priceRows.flatMap(({ id, slug, type }) => {
      const item = items.find((one) => one.slug === slug) ?? items.find((one) => one.type === type)
      return item ? [[id, item]] : []
    }),
  )
}
