import type { LedgerEntry, LedgerPage } from '@/api/contract/ledger.ts'

/** The pages of a list with its newest one on top; what stands on several of them is said once, as the newest has it. */
export function withNewest(
  newest: LedgerPage | undefined,
  pages: readonly LedgerPage[],
): LedgerEntry[] {
  const found = new Map<LedgerEntry['id'], LedgerEntry>()
  for (const { records } of newest ? [newest, ...pages] : pages)
    for (const entry of records) if (!found.has(entry.id)) found.set(entry.id, entry)
  return [...found.values()]
}

/** More has been booked than one page holds: between it and the list something is missing. */
export function isApart(newest: LedgerPage, pages: readonly LedgerPage[]): boolean {
  const listed = new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)))
  return newest.records.length > 0 && !newest.records.some(({ id }) => listed.has(id))
}
