import { workerCalls } from '../contract/worker.ts'
import { apiOf } from '../endpoint.ts'
import { workerHubCalls } from '../contract/worker-hub.ts'
import { workerMistakeCalls } from '../contract/worker-mistakes.ts'
import { workerTaskCalls } from '../contract/worker-tasks.ts'
import { workerTrainingCalls } from '../contract/worker-training.ts'

export const workerApi = apiOf(workerCalls)

export const workerHubApi = apiOf(workerHubCalls)

export const workerMistakeApi = apiOf(workerMistakeCalls)

export const workerTaskApi = apiOf(workerTaskCalls)

export const workerTrainingApi = apiOf(workerTrainingCalls)
