import { enterpriseCalls } from '../contract/enterprise.ts'
import { apiOf } from '../endpoint.ts'

export const enterpriseApi = apiOf(enterpriseCalls)
