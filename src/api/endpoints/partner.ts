import { partnerCalls } from '../contract/partner.ts'
import { postbackCalls } from '../contract/postbacks.ts'
import { apiOf } from '../endpoint.ts'

export const partnerApi = apiOf(partnerCalls)

export const postbackApi = apiOf(postbackCalls)
