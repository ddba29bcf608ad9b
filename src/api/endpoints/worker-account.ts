import { workerAccountCalls } from '../contract/worker-account.ts'
import { apiOf } from '../endpoint.ts'

export const workerAccountApi = apiOf(workerAccountCalls)
