import { useEffect } from 'react'
import { ledgerCalls } from '@/api/contract/ledger.ts'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import { isApart, withNewest } from './ledger.ts'
import type { LedgerQuery } from './days.ts'

/** The movements of a day. Older ones are added at the end, new ones on top. */
export function useDay(day: string, query: LedgerQuery) {
  const filters = { dateFrom: day, dateTo: day, ...query }
  const list = ledgerApi.useLedgerInfiniteQuery(filters, { refetchOnMountOrArgChange: 15 })
  const { data, currentData, refetch } = list
  const grown = (currentData?.pages.length ?? 0) > 1
  const { currentData: newest } = ledgerApi.useNewestEntriesQuery(
    { ...filters, perPage: ledgerCalls.ledger.perPage },
    { skip: !grown },
  )
  const pages = data?.pages ?? []
  const apart = grown && newest !== undefined && isApart(newest, pages)
  useEffect(() => {
    if (apart) void refetch()
  }, [apart, refetch])
  return { ...list, entries: withNewest(grown ? newest : undefined, pages) }
}
