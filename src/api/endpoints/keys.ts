import { keyCalls } from '../contract/keys.ts'
import { apiOf } from '../endpoint.ts'

export const keysApi = apiOf(keyCalls)
