import type { taskCalls } from '../../api/contract/tasks.ts'
import type { Handlers } from './types.ts'

export const taskHandlers: Handlers<typeof taskCalls> = {}
