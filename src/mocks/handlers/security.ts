import type { securityCalls } from '../../api/contract/security.ts'
import type { Handlers } from './types.ts'

export const securityHandlers: Handlers<typeof securityCalls> = {}
