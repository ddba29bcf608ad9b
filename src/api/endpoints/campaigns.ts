import { campaignCalls } from '../contract/campaigns.ts'
import { apiOf } from '../endpoint.ts'

export const campaignApi = apiOf(campaignCalls)
