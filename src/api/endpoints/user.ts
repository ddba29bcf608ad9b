import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { userCalls } from '../contract/user.ts'

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    user: build.query(query(userCalls.user)),
    updateUser: build.mutation(mutation(userCalls.updateUser)),
    readSystemMessage: build.mutation(mutation(userCalls.readSystemMessage)),
    chooseUserType: build.mutation(mutation(userCalls.chooseUserType)),
  }),
})
