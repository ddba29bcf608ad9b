import { workerAccountCalls } from '../contract/worker-account.ts'
import { apiOf } from '../endpoint.ts'

/** The frame of every account page counts a worker's mistakes and lessons by it. */
export const workerAccountApi = apiOf(workerAccountCalls)
