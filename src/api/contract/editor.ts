import { defineCalls } from './types.ts'

export const editorCalls = defineCalls({})
