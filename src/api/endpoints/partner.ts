import { partnerCalls } from '../contract/partner.ts'
import { apiOf } from '../endpoint.ts'

export const partnerApi = apiOf(partnerCalls)
