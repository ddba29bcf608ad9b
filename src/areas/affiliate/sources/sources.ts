import { sourceSorts } from '@/api/contract/partner-states.ts'
import { days } from '@/shared/query/days.ts'
import { defineQuery, page, sort, text } from '@/shared/query/query.ts'

/** The query of the sources list. */
export const sourceQuery = defineQuery({
  landing: text(/^[\w-]{1,64}$/),
  ...days,
  sort: sort(sourceSorts, '-commission'),
  page,
})
