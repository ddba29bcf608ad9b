import { itemSorts, itemStates } from '@/api/contract/label-items.ts'
import { choice, defineQuery, page, searchParam, sort, textParam } from '@/shared/query/query.ts'

export const unitQuery = defineQuery({
  text: searchParam(),
  status: choice(itemStates),
  doubtful: choice(['yes', 'no']),
  label: textParam(/^.{1,40}$/, 'class'),
  sort: sort(itemSorts, 'name'),
  page,
})
export const unitsPerPage = 50
