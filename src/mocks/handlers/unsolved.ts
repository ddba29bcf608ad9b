import type { unsolvedCalls } from '../../api/contract/unsolved.ts'
import type { Handlers } from './types.ts'

export const unsolvedHandlers: Handlers<typeof unsolvedCalls> = {}
