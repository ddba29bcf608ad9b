import { authCalls } from '../contract/auth.ts'
import { proofCalls } from '../contract/proof.ts'
import { apiOf } from '../endpoint.ts'

export const authApi = apiOf({ ...authCalls, ...proofCalls })
