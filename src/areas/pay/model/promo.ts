import type { PromoCheck } from '@/api/contract/vouchers.ts'

/** `?promo=`: a code that somebody has looked up on its own page and takes along; it is no secret. */
export function readPromo(params: URLSearchParams): string {
  const code = (params.get('promo') ?? '').trim().toUpperCase()
  return /^[\p{L}\d_-]{1,40}$/u.test(code) ? code : ''
}

/** A code, and what the backend has said of it. */
export interface CheckedPromo {
  code: string
  answer: PromoCheck
}

/** Some codes are not for a top-up but redeemed as they are. */
export const isTopUp = ({ valid, use }: PromoCheck): boolean => valid && use === 'top_up'
