import { api } from '../api.ts'
import { parseAnswer, request } from '../call.ts'
import { signOutCalls, userCalls } from '../contract/user.ts'
import type { User } from '../contract/user.ts'
import { endpointsOf, query } from '../endpoint.ts'
import { isSignedOut } from '../problem.ts'

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, { ...userCalls, ...signOutCalls }),
    user: build.query<User | null, void>({
      providesTags: query(userCalls.user).providesTags,
      // A 401 means "signed out" and is an answer, not an error. Any other answer without a user is
      // an error and never means "signed out".
      queryFn: async (_, __, ___, send) => {
        const answer = await send(request(userCalls.user, undefined))
        if (answer.error)
          return isSignedOut(answer.error) ? { data: null } : { error: answer.error }
        return parseAnswer(userCalls.user, answer.data)
      },
    }),
  }),
})

/** The user, for code outside React: undefined while unknown, null for nobody. */
export const selectUser = (state: unknown): User | null | undefined =>
  userApi.endpoints.user.select()(Object(state)).data
