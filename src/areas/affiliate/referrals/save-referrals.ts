import type { Referral } from '@/api/contract/partner.ts'
import { saveRows } from '../csv/save-rows.ts'

const head = [
  'id',
  'maskedEmail',
  'kind',
  'registeredAt',
  'lastActivityAt',
  'source',
  'subId',
  'landing',
  'spentOrEarned',
  'commission',
  'currency',
  'status',
]

export const saveReferrals = (name: string, referrals: readonly Referral[]): void =>
  saveRows(
    name,
    head,
    referrals.map((one) => [
      String(one.id),
      one.maskedEmail ?? '',
      one.kind,
      one.registeredAt,
      one.lastActivityAt ?? '',
      one.source ?? '',
      one.subId ?? '',
      one.landing ?? '',
      one.spentOrEarned?.amount ?? '',
      one.commission?.amount ?? '',
      one.commission?.currency ?? '',
      one.status,
    ]),
  )
