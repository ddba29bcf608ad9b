import { workerMistakeCalls } from '../contract/worker-mistakes.ts'
import { apiOf } from '../endpoint.ts'

export const workerMistakeApi = apiOf(workerMistakeCalls)
