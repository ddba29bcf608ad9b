import { botRatings, escalations } from '@/api/contract/bot.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

/** What the list of conversations can be asked for. */
export const staffQuery = defineQuery({
  rating: choice(botRatings),
  escalated: choice(escalations),
  page,
})
