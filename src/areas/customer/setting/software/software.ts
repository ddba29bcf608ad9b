import type { SoftwareUsed } from '@/api/contract/settings.ts'
import { compare } from '@/lib/decimal.ts'
import { defineQuery, sort } from '@/shared/query/query.ts'

/** By default the most used program comes first. */
export const softwareQuery = defineQuery({
  sort: sort(['name', '-name', 'tasks7d', '-tasks7d', 'spent7d', '-spent7d'], '-tasks7d'),
})
type SoftwareSort = ReturnType<typeof softwareQuery.read>['sort']

/** @param nameOf returns the displayed name */
export function sortSoftware(
  records: readonly SoftwareUsed[],
  wanted: SoftwareSort,
  locale: string,
  nameOf: (one: SoftwareUsed) => string,
): SoftwareUsed[] {
  const sign = wanted.startsWith('-') ? -1 : 1
  const key = wanted.replace('-', '')
  const order = (a: SoftwareUsed, b: SoftwareUsed): number => {
    if (key === 'name') return nameOf(a).localeCompare(nameOf(b), locale)
    if (key === 'spent7d') return compare(a.spent7d?.amount ?? '0', b.spent7d?.amount ?? '0')
    return a.tasks7d - b.tasks7d
  }
  return records.toSorted((a, b) => sign * order(a, b) || a.softId - b.softId)
}
