import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { settingCalls } from '../contract/settings.ts'

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerSettings: build.query(query(settingCalls.customerSettings)),
    updateCustomerSettings: build.mutation(mutation(settingCalls.updateCustomerSettings)),
    spendingLimits: build.query(query(settingCalls.spendingLimits)),
    updateSpendingLimits: build.mutation(mutation(settingCalls.updateSpendingLimits)),
    softwareUsed: build.query(query(settingCalls.softwareUsed)),
    blockSoftware: build.mutation(mutation(settingCalls.blockSoftware)),
    percent100: build.query(query(settingCalls.percent100)),
    updatePercent100: build.mutation(mutation(settingCalls.updatePercent100)),
  }),
})
