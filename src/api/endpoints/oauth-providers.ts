import { api } from '../api.ts'
import { query } from '../call.ts'
import { oauthCalls } from '../contract/oauth.ts'

export const oauthProviderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Auth pages ask for these without RTK Query. */
    oauthProviders: build.query(query(oauthCalls.oauthProviders)),
  }),
})
