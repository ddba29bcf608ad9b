import type { transferCalls } from '../../api/contract/transfers.ts'
import type { Handlers } from './types.ts'

export const transferHandlers: Handlers<typeof transferCalls> = {}
