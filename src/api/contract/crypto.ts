import { defineCalls } from './types.ts'

export const cryptoCalls = defineCalls({})
