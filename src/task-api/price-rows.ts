import type { PriceItem, PublicPrices } from '../api/contract/public.ts'

/** The most requested types. A slug stands for one kind of task, which several types may have. */
export const priceRows = [
  { id: 'image', slug: 'image-picture-captcha-solver', type: 'ImageToTextTask' },
  { id: 'points', slug: 'clickcaptcha', type: 'CoordinatesTask' },
  { id: 'boxes', slug: 'bounding-box', type: 'BoundingBoxTask' },
  { id: 'rotate', slug: 'rotatecaptcha', type: 'RotateTask' },
  { id: 'audio', slug: 'audio-captcha', type: 'AudioTask' },
  { id: 'token', slug: 'recaptcha_v2', type: 'RecaptchaV2TaskProxyless' },
] as const
export type PriceRowId = (typeof priceRows)[number]['id']

/** Returns the price of each row that the backend has a price for. */
export function pickPrices(prices: PublicPrices): Partial<Record<PriceRowId, PriceItem>> {
  const items = prices.groups.flatMap((group) => group.items)
  return Object.fromEntries(
    priceRows.flatMap(({ id, slug, type }) => {
      const item = items.find((one) => one.slug === slug) ?? items.find((one) => one.type === type)
      return item ? [[id, item]] : []
    }),
  )
}
