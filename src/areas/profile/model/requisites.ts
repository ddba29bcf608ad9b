import * as v from 'valibot'
import type { Requisites } from '@/api/contract/documents.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** What a company needs besides is for the backend to say. */
export const RequisitesForm = v.object({
  type: v.pipe(v.string(), v.picklist(['person', 'company'])),
  name: v.pipe(text(200), v.nonEmpty()),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  taxId: text(40),
  address: text(300),
  zip: text(16),
})
export type RequisitesValues = v.InferInput<typeof RequisitesForm>

export const requisitesOf = (known: Requisites | null, country: string | null): RequisitesValues => ({
  type: known?.type === 'company' ? 'company' : 'person',
  name: known?.name ?? '',
  country: known?.country || country || '',
  taxId: known?.taxId ?? '',
  address: known?.address ?? '',
  zip: known?.zip ?? '',
})
