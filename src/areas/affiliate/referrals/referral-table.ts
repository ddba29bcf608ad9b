import type { Referral } from '@/api/contract/partner.ts'

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

/** The rows of the file, with the API's names, the same in every language. */
export const referralTable = (referrals: readonly Referral[]): string[][] => [
  head,
  ...referrals.map((one) => [
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
]
