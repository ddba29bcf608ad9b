import type { editorCalls } from '../../api/contract/editor.ts'
import type { Handlers } from './types.ts'

export const editorHandlers: Handlers<typeof editorCalls> = {}
