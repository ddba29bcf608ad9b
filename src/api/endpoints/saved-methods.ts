import { savedMethodCalls } from '../contract/saved-methods.ts'
import { apiOf } from '../endpoint.ts'

export const savedMethodsApi = apiOf(savedMethodCalls)
