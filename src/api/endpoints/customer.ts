import { api } from '../api.ts'
import { query } from '../call.ts'
import { customerCalls } from '../contract/customer.ts'

export const customerApi = api.injectEndpoints({
  endpoints: (build) => ({ dashboard: build.query(query(customerCalls.dashboard)) }),
})
