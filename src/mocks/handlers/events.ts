import type { eventCalls } from '../../api/contract/events.ts'
import type { Handlers } from './types.ts'

export const eventHandlers: Handlers<typeof eventCalls> = {}
