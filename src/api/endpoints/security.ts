import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { oauthCalls } from '../contract/oauth.ts'
import { securityCalls } from '../contract/security.ts'

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: build.query(query(securityCalls.notificationSettings)),
    updateNotificationSettings: build.mutation(mutation(securityCalls.updateNotificationSettings)),
    linkTelegram: build.mutation(mutation(securityCalls.linkTelegram)),
    setUpTwoFactor: build.mutation(mutation(securityCalls.setUpTwoFactor)),
    enableTwoFactor: build.mutation(mutation(securityCalls.enableTwoFactor)),
    disableTwoFactor: build.mutation(mutation(securityCalls.disableTwoFactor)),
    newRecoveryCodes: build.mutation(mutation(securityCalls.newRecoveryCodes)),
    /** Auth pages ask for these without RTK Query. */
    oauthProviders: build.query(query(oauthCalls.oauthProviders)),
    unlinkAccount: build.mutation(mutation(securityCalls.unlinkAccount)),
    sessions: build.query(query(securityCalls.sessions)),
    endSession: build.mutation(mutation(securityCalls.endSession)),
    endOtherSessions: build.mutation(mutation(securityCalls.endOtherSessions)),
    securityLog: build.query(query(securityCalls.securityLog)),
    documents: build.query(query(securityCalls.documents)),
    requisites: build.query(query(securityCalls.requisites)),
    updateRequisites: build.mutation(mutation(securityCalls.updateRequisites)),
  }),
})
