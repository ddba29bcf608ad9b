import { feedbackCalls } from '../contract/feedback.ts'
import { serviceCalls } from '../contract/service-status.ts'
import { statusSubscriptionCalls } from '../contract/status-subscriptions.ts'
import { apiOf } from '../endpoint.ts'
import { enterpriseCalls } from '../contract/enterprise.ts'

export const serviceApi = apiOf({ ...serviceCalls, ...statusSubscriptionCalls, ...feedbackCalls })

export const enterpriseApi = apiOf(enterpriseCalls)
