import { api } from '../api.ts'
import { query } from '../call.ts'
import { historyCalls } from '../contract/history.ts'

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    payments: build.query(query(historyCalls.payments)),
  }),
})
