import { profileCalls } from '../contract/profile.ts'
import { apiOf } from '../endpoint.ts'
import { notificationSettingCalls } from '../contract/notification-settings.ts'
import { passkeyCalls } from '../contract/passkeys.ts'
import { archiveCalls } from '../contract/archives.ts'
import { teamCalls } from '../contract/team.ts'
import { securityCalls } from '../contract/security.ts'

export const profileApi = apiOf(profileCalls)

export const notificationSettingApi = apiOf(notificationSettingCalls)

export const securityApi = apiOf({ ...securityCalls, ...passkeyCalls })

export const archiveApi = apiOf(archiveCalls)

export const teamApi = apiOf(teamCalls)
