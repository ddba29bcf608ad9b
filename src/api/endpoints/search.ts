import { searchCalls } from '../contract/search.ts'
import { apiOf } from '../endpoint.ts'

export const searchApi = apiOf(searchCalls)
