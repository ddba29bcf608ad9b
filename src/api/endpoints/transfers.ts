import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { transferCalls } from '../contract/transfers.ts'

export const transfersApi = api.injectEndpoints({
  endpoints: (build) => ({
    transferLimits: build.query(query(transferCalls.transferLimits)),
    transfers: build.query(query(transferCalls.transfers)),
    sendTransfer: build.mutation(mutation(transferCalls.sendTransfer)),
    /** The same call as a dry run, which changes nothing. */
    previewTransfer: build.mutation(mutation({ ...transferCalls.sendTransfer, invalidates: [] })),
    transferOfLink: build.query(query(transferCalls.transferOfLink)),
    confirmTransfer: build.mutation(mutation(transferCalls.confirmTransfer)),
    cancelTransfer: build.mutation(mutation(transferCalls.cancelTransfer)),
    resendTransfer: build.mutation(mutation(transferCalls.resendTransfer)),
  }),
})
