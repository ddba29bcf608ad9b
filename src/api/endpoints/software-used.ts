import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { softwareUsedCalls } from '../contract/software-used.ts'

export const softwareUsedApi = api.injectEndpoints({
  endpoints: (build) => ({
    softwareUsed: build.query(query(softwareUsedCalls.softwareUsed)),
    blockSoftware: build.mutation(mutation(softwareUsedCalls.blockSoftware)),
  }),
})
