import { authCalls } from '../contract/auth.ts'
import { apiOf } from '../endpoint.ts'

export const authApi = apiOf(authCalls)
