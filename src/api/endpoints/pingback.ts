import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { pingbackCalls } from '../contract/pingback.ts'

export const pingbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    pingbackHosts: build.query(query(pingbackCalls.pingbackHosts)),
    addPingbackHost: build.mutation(mutation(pingbackCalls.addPingbackHost)),
    updatePingbackHost: build.mutation(mutation(pingbackCalls.updatePingbackHost)),
    removePingbackHost: build.mutation(mutation(pingbackCalls.removePingbackHost)),
    verifyPingbackHost: build.mutation(mutation(pingbackCalls.verifyPingbackHost)),
    rotatePingbackSecret: build.mutation(mutation(pingbackCalls.rotatePingbackSecret)),
    testPingbackHost: build.mutation(mutation(pingbackCalls.testPingbackHost)),
  }),
})
