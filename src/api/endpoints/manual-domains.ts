import { manualDomainCalls } from '../contract/manual-domains.ts'
import { apiOf } from '../endpoint.ts'

export const manualDomainApi = apiOf(manualDomainCalls)
