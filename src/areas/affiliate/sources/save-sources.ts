import type { Source } from '@/api/contract/partner.ts'
import { saveRows } from '../csv/save-rows.ts'

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

export const saveSources = (name: string, sources: readonly Source[]): void =>
  saveRows(
    name,
    head,
    sources.map((one) => [
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
  )
