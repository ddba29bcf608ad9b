import { notificationSettingCalls } from '../contract/notification-settings.ts'
import { apiOf } from '../endpoint.ts'

export const notificationSettingApi = apiOf(notificationSettingCalls)
