import * as v from 'valibot'
import type { PromoCheck } from '@/api/contract/vouchers.ts'
import { known } from '@/lib/known.ts'

export const PromoForm = v.object({
  code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40), v.toUpperCase()),
})

export const reasons = ['not_found', 'expired', 'used', 'first_only', 'min_amount'] as const
/** The known reason why a code is not valid. */
export const reasonOf = ({ reason }: PromoCheck) => known(reasons, reason ?? '')

export const conditions = ['once', 'first_only', 'min_amount'] as const
export const conditionOf = (code: string) => known(conditions, code)
