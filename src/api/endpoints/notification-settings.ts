import { api } from '../api.ts'
import { mutation, query } from '../call.ts'
import { notificationSettingCalls } from '../contract/notification-settings.ts'

export const notificationSettingApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: build.query(query(notificationSettingCalls.notificationSettings)),
    updateNotificationSettings: build.mutation(mutation(notificationSettingCalls.updateNotificationSettings)),
    linkTelegram: build.mutation(mutation(notificationSettingCalls.linkTelegram)),
  }),
})
