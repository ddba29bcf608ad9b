import type { confirmCalls } from '../../api/contract/confirm.ts'
import type { Handlers } from './types.ts'

export const confirmHandlers: Handlers<typeof confirmCalls> = {}
