import { profileCalls } from '../contract/profile.ts'
import { apiOf } from '../endpoint.ts'

export const profileApi = apiOf(profileCalls)
