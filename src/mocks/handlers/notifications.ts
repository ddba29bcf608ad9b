import type { notificationCalls } from '../../api/contract/notifications.ts'
import type { Handlers } from './types.ts'

export const notificationHandlers: Handlers<typeof notificationCalls> = {}
