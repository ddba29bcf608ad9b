import { ipListCalls } from '../contract/ip-list.ts'
import { apiOf } from '../endpoint.ts'

export const ipListApi = apiOf(ipListCalls)
