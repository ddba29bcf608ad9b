import type { SoftwareUsed } from '@/api/contract/software-used.ts'
import { compare } from '@/lib/decimal.ts'
import type { Sort } from '@/ui/DataTable.tsx'

export const softwareSorts = ['name', 'tasks7d', 'spent7d'] as const
export type SoftwareSort = (typeof softwareSorts)[number]

/** `?sort=-tasks7d`; nonsense is the usual order: what is used most first. */
export function readSoftwareSort(params: URLSearchParams): Sort & { key: SoftwareSort } {
  const text = params.get('sort') ?? ''
  const key = softwareSorts.find((name) => name === text.replace(/^-/, ''))
  return key ? { key, direction: text.startsWith('-') ? 'descending' : 'ascending' } : { key: 'tasks7d', direction: 'descending' }
}

export const writeSort = ({ key, direction }: Sort): string => (direction === 'descending' ? `-${key}` : key)

/** @param nameOf what the page calls them */
export function sortSoftware(
  records: readonly SoftwareUsed[],
  { key, direction }: Sort,
  locale: string,
  nameOf: (one: SoftwareUsed) => string,
): SoftwareUsed[] {
  const sign = direction === 'descending' ? -1 : 1
  const order = (a: SoftwareUsed, b: SoftwareUsed): number => {
    if (key === 'name') return nameOf(a).localeCompare(nameOf(b), locale)
    if (key === 'spent7d') return compare(a.spent7d?.amount ?? '0', b.spent7d?.amount ?? '0')
    return a.tasks7d - b.tasks7d
  }
  return records.toSorted((a, b) => sign * order(a, b) || a.softId - b.softId)
}
