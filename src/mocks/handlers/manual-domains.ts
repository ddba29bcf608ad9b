import type { manualDomainCalls } from '../../api/contract/manual-domains.ts'
import type { Handlers } from './types.ts'

export const manualDomainHandlers: Handlers<typeof manualDomainCalls> = {}
