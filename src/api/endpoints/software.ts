import { softwareCalls } from '../contract/software.ts'
import { apiOf } from '../endpoint.ts'

export const softwareApi = apiOf(softwareCalls)
