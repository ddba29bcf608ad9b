import { softwareCalls, ownSoftwareCalls } from '../contract/software.ts'
import { apiOf } from '../endpoint.ts'

export const softwareApi = apiOf(softwareCalls)

export const ownSoftwareApi = apiOf(ownSoftwareCalls)
