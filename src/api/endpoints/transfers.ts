import { api } from '../api.ts'
import { transferCalls } from '../contract/transfers.ts'
import { endpointsOf, mutation } from '../endpoint.ts'

export const transfersApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf(build, transferCalls),
    /** The same call as a dry run, which changes nothing. */
    previewTransfer: build.mutation(mutation({ ...transferCalls.sendTransfer, invalidates: [] })),
  }),
})
