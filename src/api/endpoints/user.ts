import { api } from '../api.ts'
import { mutation, parseAnswer, query, request } from '../call.ts'
import { userCalls } from '../contract/user.ts'
import type { User } from '../contract/user.ts'
import { readPersonIdBy } from '../person-id.ts'
import { isSignedOut } from '../problem.ts'

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    user: build.query<User | null, void>({
      providesTags: query(userCalls.user).providesTags,
      // 401 says "nobody": an answer, not a failure. Everything else that is not a user is a failure, never "nobody".
      queryFn: async (_, __, ___, send) => {
        const answer = await send(request(userCalls.user, undefined))
        if (answer.error) return isSignedOut(answer.error) ? { data: null } : { error: answer.error }
        return parseAnswer(userCalls.user, answer.data)
      },
    }),
    updateUser: build.mutation(mutation(userCalls.updateUser)),
    readSystemMessage: build.mutation(mutation(userCalls.readSystemMessage)),
    chooseUserType: build.mutation(mutation(userCalls.chooseUserType)),
  }),
})

readPersonIdBy((state) => {
  const known: object = Object(state)
  // Between the chunk's arrival and the next action the store has nothing of it yet.
  return api.reducerPath in known ? (userApi.endpoints.user.select()(Object(known)).data?.id ?? null) : null
})
