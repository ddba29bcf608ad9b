import type { profileCalls } from '../../api/contract/profile.ts'
import type { Handlers } from './types.ts'

export const profileHandlers: Handlers<typeof profileCalls> = {}
