import type { PromoCheck } from '@/api/contract/vouchers.ts'

/**
 * A promo code in an address, where it is not a secret: `?code=` on its own page, as in mailed
 * links; `?promo=` when a person takes a checked code to another page.
 */
export function readPromo(params: URLSearchParams, name: 'code' | 'promo' = 'promo'): string {
  const code = (params.get(name) ?? '').trim().toUpperCase()
  return /^[\p{L}\d_-]{1,40}$/u.test(code) ? code : ''
}

/** A promo code and the backend's answer. */
export interface CheckedPromo {
  code: string
  answer: PromoCheck
}

/** Some codes are redeemed directly rather than with a top-up. */
export const isTopUp = ({ valid, use }: PromoCheck): boolean => valid && use === 'top_up'
