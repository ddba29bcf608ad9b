import { historyCalls } from '../contract/history.ts'
import { allPages, apiOf } from '../endpoint.ts'

export const historyApi = apiOf({ ...historyCalls, allPayments: allPages(historyCalls.payments) })
