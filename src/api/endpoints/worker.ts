import { api } from '../api.ts'
import { query } from '../call.ts'
import { workerCalls } from '../contract/worker.ts'

export const workerApi = api.injectEndpoints({
  endpoints: (build) => ({ leaderboard: build.query(query(workerCalls.leaderboard)) }),
})
