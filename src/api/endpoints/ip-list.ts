import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { ipListCalls } from '../contract/ip-list.ts'

export const ipListApi = api.injectEndpoints({
  endpoints: (build) => ({
    ipList: build.query(query(ipListCalls.ipList)),
    addIps: build.mutation(mutation(ipListCalls.addIps)),
    updateIp: build.mutation(mutation(ipListCalls.updateIp)),
    removeIp: build.mutation(mutation(ipListCalls.removeIp)),
    enableIpList: build.mutation(mutation(ipListCalls.enableIpList)),
  }),
})
