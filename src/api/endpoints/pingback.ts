import { pingbackCalls } from '../contract/pingback.ts'
import { apiOf } from '../endpoint.ts'

export const pingbackApi = apiOf(pingbackCalls)
