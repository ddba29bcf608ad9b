import type { articlesCalls } from '../../api/contract/articles.ts'
import type { Handlers } from './types.ts'

export const articlesHandlers: Handlers<typeof articlesCalls> = {}
