import { staffCalls } from '../contract/staff.ts'
import { apiOf } from '../endpoint.ts'

export const staffApi = apiOf(staffCalls)
