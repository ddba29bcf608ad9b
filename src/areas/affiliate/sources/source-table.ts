import type { Source } from '@/api/contract/partner.ts'

const head = [
  'source',
  'subId',
  'landing',
  'clicks',
  'signups',
  'paying',
  'conversion',
  'commission',
  'currency',
]

/** The rows of the file, with the API's names, the same in every language. */
export const sourceTable = (sources: readonly Source[]): string[][] => [
  head,
  ...sources.map((one) => [
    one.source ?? '',
    one.subId ?? '',
    one.landing ?? '',
    String(one.clicks),
    String(one.signups),
    String(one.paying),
    one.conversion === null ? '' : String(one.conversion),
    one.commission?.amount ?? '',
    one.commission?.currency ?? '',
  ]),
]
