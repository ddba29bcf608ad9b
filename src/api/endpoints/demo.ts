import { demoCalls } from '../contract/demo.ts'
import { apiOf } from '../endpoint.ts'

export const demoApi = apiOf(demoCalls)
