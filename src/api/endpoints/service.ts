import { feedbackCalls } from '../contract/feedback.ts'
import { serviceCalls } from '../contract/service-status.ts'
import { apiOf } from '../endpoint.ts'

export const serviceApi = apiOf({ ...serviceCalls, ...feedbackCalls })
