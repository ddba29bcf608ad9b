import type { LedgerEntry, LedgerPage } from '@/api/contract/ledger.ts'

/** The pages of a list with its newest one on top; what has moved from page to page meanwhile stands there once. */
export function withNewest(newest: LedgerPage | undefined, pages: readonly LedgerPage[]): LedgerEntry[] {
  const all = [...(newest ? [newest] : []), ...pages].flatMap(({ records }) => records)
  return [...new Map(all.map((entry) => [entry.id, entry])).values()]
}

/** More has been booked than one page holds: between it and the list something is missing. */
export function isApart(newest: LedgerPage, pages: readonly LedgerPage[]): boolean {
  const listed = new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)))
  return newest.records.length > 0 && !newest.records.some(({ id }) => listed.has(id))
}
