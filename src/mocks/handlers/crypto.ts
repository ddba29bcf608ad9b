import type { cryptoCalls } from '../../api/contract/crypto.ts'
import type { Handlers } from './types.ts'

export const cryptoHandlers: Handlers<typeof cryptoCalls> = {}
