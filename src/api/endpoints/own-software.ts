import { ownSoftwareCalls } from '../contract/software.ts'
import { apiOf } from '../endpoint.ts'

export const ownSoftwareApi = apiOf(ownSoftwareCalls)
