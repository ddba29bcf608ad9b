import { unsolvedReasons } from '@/api/contract/unsolved.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** What a gallery of pictures that came to nothing can be asked for. */
export const unsolvedQuery = defineQuery({ reason: choice(unsolvedReasons), page })
/** How many pictures stand on a page. */
export const perPage = 12
