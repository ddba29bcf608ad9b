import type { testTaskCalls } from '../../api/contract/test-task.ts'
import type { Handlers } from './types.ts'

export const testTaskHandlers: Handlers<typeof testTaskCalls> = {}
