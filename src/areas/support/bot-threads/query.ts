import { botRatings, escalations } from '@/api/contract/bot.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** The query of the conversations list. */
export const staffQuery = defineQuery({
  rating: choice(botRatings),
  escalated: choice(escalations),
  page,
})
