import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { testTaskCalls } from '../contract/test-task.ts'

export const testTaskApi = api.injectEndpoints({
  endpoints: (build) => ({
    testOffer: build.query(query(testTaskCalls.testOffer)),
    sendTestTask: build.mutation(mutation(testTaskCalls.sendTestTask)),
  }),
})
