import * as v from 'valibot'
import { restrictionKinds, staffReason } from '@/api/contract/staff-terms.ts'
import { compare } from '@/lib/decimal.ts'
import { typedAmount } from '@/lib/typed-amount.ts'

/** What can be done about a person. A restriction is lifted by its kind. */
export type PersonStep = 'restrict' | 'note' | 'refund' | `lift-${string}`

export const personFormName = (id: string, step: PersonStep): string => `person-${id}-${step}`
export const decisionForm = (id: string): string => `staff-refund-${id}`

export const personReason = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.minLength(staffReason.min),
  v.maxLength(staffReason.max),
)
export const ReasonAlone = v.object({ reason: personReason })

export const DecisionForm = v.object({
  decision: v.picklist(['approve', 'refuse']),
  reason: personReason,
})

/** The choices of a select are texts. */
export const dayChoices = ['1', '7', '30', '90', 'none'] as const

export const RestrictForm = v.object({
  kind: v.picklist(restrictionKinds),
  days: v.picklist(dayChoices),
  reason: personReason,
})

export const staffRefundForm = (most: string) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.check((text) => typedAmount(text) !== null, 'bad_format'),
      v.check((text) => {
        const amount = typedAmount(text)
        return amount === null || (compare(amount, '0') > 0 && compare(amount, most) <= 0)
      }, 'out_of_range'),
      v.transform((text) => typedAmount(text) ?? '0'),
    ),
    reason: personReason,
  })
