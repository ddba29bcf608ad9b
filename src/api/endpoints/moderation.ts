import { moderationCalls } from '../contract/moderation.ts'
import { apiOf } from '../endpoint.ts'

export const moderationApi = apiOf(moderationCalls)
