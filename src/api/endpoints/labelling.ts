import { labellingCalls } from '../contract/labelling.ts'
import { apiOf } from '../endpoint.ts'

export const labellingApi = apiOf(labellingCalls)
