import type { PromoCheck } from '@/api/contract/vouchers.ts'

/**
 * A code in an address, which is no secret: `?code=` of its own page, as links in letters carry it, `?promo=` where somebody takes along
 * what they have looked up there.
 */
export function readPromo(params: URLSearchParams, name: 'code' | 'promo' = 'promo'): string {
  const code = (params.get(name) ?? '').trim().toUpperCase()
  return /^[\p{L}\d_-]{1,40}$/u.test(code) ? code : ''
}

/** A code, and what the backend has said of it. */
export interface CheckedPromo {
  code: string
  answer: PromoCheck
}

/** Some codes are not for a top-up but redeemed as they are. */
export const isTopUp = ({ valid, use }: PromoCheck): boolean => valid && use === 'top_up'
