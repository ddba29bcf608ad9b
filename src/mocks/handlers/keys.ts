import type { keyCalls } from '../../api/contract/keys.ts'
import type { Handlers } from './types.ts'

export const keyHandlers: Handlers<typeof keyCalls> = {}
