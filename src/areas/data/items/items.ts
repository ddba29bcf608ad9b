import { itemSorts, itemStates } from '@/api/contract/label-items.ts'
import { choice, defineQuery, page, searchParam, sort, textParam } from '@/shared/query/query.ts'
import type { Patch } from '@/shared/query/query.ts'

export const unitQuery = defineQuery({
  text: searchParam(),
  status: choice(itemStates),
  doubtful: choice(['yes', 'no']),
  label: textParam(/^.{1,40}$/, 'class'),
  sort: sort(itemSorts, 'name'),
  page,
})
export const unitsPerPage = 50

type UnitQuery = ReturnType<typeof unitQuery.read>

/** The filters and the order without the page, to save them under a name; empty for none. */
export const unitView = (query: Omit<UnitQuery, 'page'>): string =>
  unitQuery.write(new URLSearchParams(), { ...query, page: 0 }).toString()
export const readUnitView = (text: string): Patch<typeof unitQuery.fields> => ({
  text: undefined,
  status: undefined,
  doubtful: undefined,
  label: undefined,
  ...unitQuery.read(new URLSearchParams(text)),
})
