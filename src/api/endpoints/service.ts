import { feedbackCalls } from '../contract/feedback.ts'
import { serviceCalls } from '../contract/service-status.ts'
import { apiOf } from '../endpoint.ts'
import { enterpriseCalls } from '../contract/enterprise.ts'

export const serviceApi = apiOf({ ...serviceCalls, ...feedbackCalls })

export const enterpriseApi = apiOf(enterpriseCalls)
