import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { profileCalls } from '../contract/profile.ts'

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateAvatar: build.mutation(mutation(profileCalls.updateAvatar)),
    removeAvatar: build.mutation(mutation(profileCalls.removeAvatar)),
    changeEmail: build.mutation(mutation(profileCalls.changeEmail)),
    resendEmailChange: build.mutation(mutation(profileCalls.resendEmailChange)),
    cancelEmailChange: build.mutation(mutation(profileCalls.cancelEmailChange)),
    updatePassword: build.mutation(mutation(profileCalls.updatePassword)),
    deleteInfo: build.query(query(profileCalls.deleteInfo)),
    deleteAccount: build.mutation(mutation(profileCalls.deleteAccount)),
    cancelDeletion: build.mutation(mutation(profileCalls.cancelDeletion)),
  }),
})
