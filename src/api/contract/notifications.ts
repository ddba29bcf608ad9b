import { defineCalls } from './types.ts'

export const notificationCalls = defineCalls({})
