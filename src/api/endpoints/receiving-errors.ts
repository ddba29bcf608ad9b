import { receivingErrorCalls } from '../contract/receiving-errors.ts'
import { apiOf } from '../endpoint.ts'

export const receivingErrorApi = apiOf(receivingErrorCalls)
