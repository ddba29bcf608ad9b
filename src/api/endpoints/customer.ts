import { customerCalls } from '../contract/customer.ts'
import { apiOf } from '../endpoint.ts'
import { ipListCalls } from '../contract/ip-list.ts'
import { pingbackCalls } from '../contract/pingback.ts'
import { receivingErrorCalls } from '../contract/receiving-errors.ts'
import { reportCalls } from '../contract/reports.ts'
import { settingCalls } from '../contract/settings.ts'
import { webhookCalls } from '../contract/webhooks.ts'

export const customerApi = apiOf(customerCalls)

export const ipListApi = apiOf(ipListCalls)

export const pingbackApi = apiOf(pingbackCalls)

export const webhookApi = apiOf(webhookCalls)

export const receivingErrorApi = apiOf(receivingErrorCalls)

export const reportApi = apiOf(reportCalls)

export const settingsApi = apiOf(settingCalls)
