import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { settingCalls } from '../contract/settings.ts'

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerSettings: build.query(query(settingCalls.customerSettings)),
    updateCustomerSettings: build.mutation(mutation(settingCalls.updateCustomerSettings)),
  }),
})
