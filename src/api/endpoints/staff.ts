import { staffCalls } from '../contract/staff.ts'
import { apiOf } from '../endpoint.ts'
import { campaignCalls } from '../contract/campaigns.ts'
import { moderationCalls } from '../contract/moderation.ts'

export const staffApi = apiOf(staffCalls)

export const campaignApi = apiOf(campaignCalls)

export const moderationApi = apiOf(moderationCalls)
