import { ticketCategoryIds, ticketStatuses } from '@/api/contract/tickets.ts'
import { choice, defineQuery, page, search } from '@/shared/query/query.ts'

/** What the list of tickets can be asked for. */
export const ticketQuery = defineQuery({
  status: choice(ticketStatuses),
  category: choice(ticketCategoryIds),
  text: search(),
  page,
})
