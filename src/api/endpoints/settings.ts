import { settingCalls } from '../contract/settings.ts'
import { apiOf } from '../endpoint.ts'

export const settingsApi = apiOf(settingCalls)
