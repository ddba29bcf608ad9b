import { publicCalls } from '../contract/public.ts'
import { apiOf } from '../endpoint.ts'

export const publicApi = apiOf(publicCalls)
