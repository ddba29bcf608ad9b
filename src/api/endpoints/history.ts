import { historyCalls } from '../contract/history.ts'
import { apiOf } from '../endpoint.ts'

export const historyApi = apiOf(historyCalls)
