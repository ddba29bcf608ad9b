import { ledgerApi } from '@/api/endpoints/ledger.ts'
import type { LedgerKind } from '../../model/days.ts'

/** The movements of one day, page by page. */
export const useDay = (day: string, kind: LedgerKind | undefined) =>
  ledgerApi.useLedgerInfiniteQuery({ dateFrom: day, dateTo: day, ...(kind && { kind }) }, { refetchOnMountOrArgChange: 15 })
