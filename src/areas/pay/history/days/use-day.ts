import { useEffect } from 'react'
import { ledgerCalls } from '@/api/contract/ledger.ts'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import type { LedgerQuery } from './days.ts'
import type { LedgerEntry, LedgerPage } from '@/api/contract/ledger.ts'

/**
 * Puts the newest page on top of the loaded pages, without duplicates. The newest version of an
 * entry wins.
 */
export function withNewest(
  newest: LedgerPage | undefined,
  pages: readonly LedgerPage[],
): LedgerEntry[] {
  const found = new Map<LedgerEntry['id'], LedgerEntry>()
  for (const { records } of newest ? [newest, ...pages] : pages)
    for (const entry of records) if (!found.has(entry.id)) found.set(entry.id, entry)
  return [...found.values()]
}

/**
 * Whether entries are missing between the newest page and the list, because more was booked than a
 * page holds.
 */
export function isApart(newest: LedgerPage, pages: readonly LedgerPage[]): boolean {
  const listed = new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)))
  return newest.records.length > 0 && !newest.records.some(({ id }) => listed.has(id))
}

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
