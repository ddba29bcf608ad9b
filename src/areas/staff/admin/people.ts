import { peopleRoles, peopleTypes } from '@/api/contract/staff-terms.ts'
import { choice, defineQuery, page, search } from '@/shared/query/query.ts'

/** The query of the accounts list. */
export const peopleQuery = defineQuery({
  text: search(),
  userType: choice(peopleTypes, 'type'),
  role: choice(peopleRoles),
  page,
})
