import type { twoFactorCalls } from '../../api/contract/two-factor.ts'
import type { Handlers } from './types.ts'

export const twoFactorHandlers: Handlers<typeof twoFactorCalls> = {}
