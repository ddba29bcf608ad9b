import type { settingCalls } from '../../api/contract/settings.ts'
import type { Handlers } from './types.ts'

export const settingHandlers: Handlers<typeof settingCalls> = {}
