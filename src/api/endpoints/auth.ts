import { api } from '../api.ts'
import { mutation } from '../call.ts'
import { signOutCalls } from '../contract/sign-out.ts'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation(mutation(signOutCalls.logout)),
  }),
})
