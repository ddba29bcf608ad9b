import { workerHubCalls } from '../contract/worker-hub.ts'
import { apiOf } from '../endpoint.ts'

export const workerHubApi = apiOf(workerHubCalls)
