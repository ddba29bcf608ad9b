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
    receivingErrors: build.query(query(unsolvedCalls.receivingErrors)),
    errorSamples: build.query(query(unsolvedCalls.errorSamples)),
    bans: build.query(query(unsolvedCalls.bans)),
    reports: build.query(query(unsolvedCalls.reports)),
  }),
})
