import { workerCalls } from '../contract/worker.ts'
import { apiOf } from '../endpoint.ts'
import { workerHubCalls } from '../contract/worker-hub.ts'
import { workerMistakeCalls } from '../contract/worker-mistakes.ts'
import { workerMoneyCalls } from '../contract/worker-money.ts'
import { workAlertCalls } from '../contract/work-alerts.ts'
import { workerTaskCalls } from '../contract/worker-tasks.ts'
import { workerTrainingCalls } from '../contract/worker-training.ts'

export const workerApi = apiOf(workerCalls)

export const workerHubApi = apiOf(workerHubCalls)

export const workerMistakeApi = apiOf(workerMistakeCalls)

export const workerMoneyApi = apiOf(workerMoneyCalls)

export const workAlertApi = apiOf(workAlertCalls)

export const workerTaskApi = apiOf(workerTaskCalls)

export const workerTrainingApi = apiOf(workerTrainingCalls)
