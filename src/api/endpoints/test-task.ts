import { testTaskCalls } from '../contract/test-task.ts'
import { apiOf } from '../endpoint.ts'

export const testTaskApi = apiOf(testTaskCalls)
