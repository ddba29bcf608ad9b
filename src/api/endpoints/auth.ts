import { api } from '../api.ts'
import { mutation } from '../call.ts'
import { authCalls } from '../contract/auth.ts'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation(mutation(authCalls.logout)),
  }),
})
