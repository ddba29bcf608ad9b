import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { securityCalls } from '../contract/security.ts'

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    setUpTwoFactor: build.mutation(mutation(securityCalls.setUpTwoFactor)),
    enableTwoFactor: build.mutation(mutation(securityCalls.enableTwoFactor)),
    disableTwoFactor: build.mutation(mutation(securityCalls.disableTwoFactor)),
    newRecoveryCodes: build.mutation(mutation(securityCalls.newRecoveryCodes)),
    unlinkAccount: build.mutation(mutation(securityCalls.unlinkAccount)),
    sessions: build.query(query(securityCalls.sessions)),
    endSession: build.mutation(mutation(securityCalls.endSession)),
    endOtherSessions: build.mutation(mutation(securityCalls.endOtherSessions)),
    securityLog: build.query(query(securityCalls.securityLog)),
  }),
})
