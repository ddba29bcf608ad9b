import { defineCalls } from './types.ts'

export const settingCalls = defineCalls({})
