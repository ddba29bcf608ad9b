import { securityCalls } from '../contract/security.ts'
import { apiOf } from '../endpoint.ts'

export const securityApi = apiOf(securityCalls)
