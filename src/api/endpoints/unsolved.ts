import { unsolvedCalls } from '../contract/unsolved.ts'
import { apiOf } from '../endpoint.ts'

export const unsolvedApi = apiOf(unsolvedCalls)
