import { keyTestCalls } from '../contract/key-tests.ts'
import { keyCalls } from '../contract/keys.ts'
import { accountChangeCalls } from '../contract/account-changes.ts'
import { apiOf } from '../endpoint.ts'

export const keysApi = apiOf(keyCalls)

export const accountChangeApi = apiOf(accountChangeCalls)

export const keyTestApi = apiOf(keyTestCalls)
