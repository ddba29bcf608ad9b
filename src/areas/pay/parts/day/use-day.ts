import { useEffect } from 'react'
import { ledgerApi, ledgerPerPage } from '@/api/endpoints/ledger.ts'
import { isApart, withNewest } from '../../model/ledger.ts'
import type { LedgerKind } from '../../model/days.ts'

/** The movements of one day, grown at their end; what is booked meanwhile comes on top. */
export function useDay(day: string, kind: LedgerKind | undefined) {
  const filters = { dateFrom: day, dateTo: day, ...(kind && { kind }) }
  const list = ledgerApi.useLedgerInfiniteQuery(filters, { refetchOnMountOrArgChange: 15 })
  const { data, currentData, refetch } = list
  const grown = (currentData?.pages.length ?? 0) > 1
  const { currentData: newest } = ledgerApi.useNewestEntriesQuery({ ...filters, perPage: ledgerPerPage }, { skip: !grown })
  const pages = data?.pages ?? []
  const apart = grown && newest !== undefined && isApart(newest, pages)
  useEffect(() => {
    if (apart) void refetch()
  }, [apart, refetch])
  return { ...list, entries: withNewest(grown ? newest : undefined, pages) }
}
