import { reportCalls } from '../contract/reports.ts'
import { apiOf } from '../endpoint.ts'

export const reportApi = apiOf(reportCalls)
