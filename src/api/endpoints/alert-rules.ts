import { alertRuleCalls } from '../contract/alert-rules.ts'
import { apiOf } from '../endpoint.ts'

export const alertRuleApi = apiOf(alertRuleCalls)
