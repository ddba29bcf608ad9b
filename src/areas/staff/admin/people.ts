import { peopleRoles, peopleTypes } from '@/api/contract/staff-terms.ts'
import { choice, defineQuery, page, search } from '@/shared/query/query.ts'

/** What people can be searched by. */
export const peopleQuery = defineQuery({
  text: search(),
  userType: choice(peopleTypes, 'type'),
  role: choice(peopleRoles),
  page,
})
