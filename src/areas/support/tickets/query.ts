import { ticketCategoryIds, ticketStatuses } from '@/api/contract/tickets.ts'
import { choice, defineQuery, page, searchParam } from '@/shared/query/query.ts'

/** The query of the tickets list. */
export const ticketQuery = defineQuery({
  status: choice(ticketStatuses),
  category: choice(ticketCategoryIds),
  text: searchParam(),
  page,
})
