import { staffCalls } from '../contract/staff.ts'
import { staffPeopleCalls } from '../contract/staff-people.ts'
import { apiOf } from '../endpoint.ts'
import { campaignCalls } from '../contract/campaigns.ts'
import { moderationCalls } from '../contract/moderation.ts'

export const staffApi = apiOf(staffCalls)

export const staffPeopleApi = apiOf(staffPeopleCalls)

export const campaignApi = apiOf(campaignCalls)

export const moderationApi = apiOf(moderationCalls)
