import { unsolvedReasons } from '@/api/contract/unsolved.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** The query of the gallery. */
export const unsolvedQuery = defineQuery({ reason: choice(unsolvedReasons), page })
export const unsolvedPerPage = 12
