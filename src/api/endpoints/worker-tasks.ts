import { workerTaskCalls } from '../contract/worker-tasks.ts'
import { apiOf } from '../endpoint.ts'

export const workerTaskApi = apiOf(workerTaskCalls)
