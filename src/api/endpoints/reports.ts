import { api } from '../api.ts'
import { query } from '../call.ts'
import { reportCalls } from '../contract/reports.ts'

export const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    reports: build.query(query(reportCalls.reports)),
  }),
})
