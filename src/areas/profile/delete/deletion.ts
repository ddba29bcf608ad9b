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

/** Days in which support can bring an account back. */
export const restoreDays = 30

export const isZero = (amount: string): boolean => Number(amount) === 0
