import * as v from 'valibot'
import { deletionWord, reasonLength } from '@/api/contract/profile.ts'

export const DeletionForm = v.object({
  reason: v.pipe(v.string(), v.trim(), v.maxLength(reasonLength)),
  confirm: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((typed) => typed === deletionWord, 'mismatch'),
  ),
})

/** The number of days in which support can restore an account. */
export const restoreDays = 30

export const isZero = (amount: string): boolean => Number(amount) === 0
