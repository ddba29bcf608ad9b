import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { unsolvedCalls } from '../contract/unsolved.ts'

export const unsolvedApi = api.injectEndpoints({
  endpoints: (build) => ({
    impossible: build.query(query(unsolvedCalls.impossible)),
    hideImpossible: build.mutation(mutation(unsolvedCalls.hideImpossible)),
    restoreImpossible: build.mutation(mutation(unsolvedCalls.restoreImpossible)),
    notCaptcha: build.query(query(unsolvedCalls.notCaptcha)),
    hideNotCaptcha: build.mutation(mutation(unsolvedCalls.hideNotCaptcha)),
    restoreNotCaptcha: build.mutation(mutation(unsolvedCalls.restoreNotCaptcha)),
  }),
})
