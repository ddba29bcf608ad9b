import { workerTrainingCalls } from '../contract/worker-training.ts'
import { apiOf } from '../endpoint.ts'

export const workerTrainingApi = apiOf(workerTrainingCalls)
