import { workerCalls } from '../contract/worker.ts'
import { apiOf } from '../endpoint.ts'

export const workerApi = apiOf(workerCalls)
