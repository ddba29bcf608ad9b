import type { LinkToken } from '@/routes/link-token.ts'
import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'

/** What the calls of a link are made with. */
export interface LinkArg {
  hash: string
  userId: number
}

/** Why a link does not do its work, and never will. */
export type DeadLink = 'missing' | 'invalid' | 'expired' | 'used'

/** The token as the backend takes it; null where it can't be one. */
export function linkArg({ hash, userId }: LinkToken): LinkArg | null {
  return hash !== '' && hash.length <= 256 && /^\d{1,15}$/.test(userId)
    ? { hash, userId: Number(userId) }
    : null
}

/** Whether a refusal is the link's own end. Anything else may be tried again. */
export function deadLink(problem: Problem): DeadLink | null {
  const key = problemKey(problem)
  if (key === 'ERROR_LINK_EXPIRED') return 'expired'
  if (key === 'ERROR_LINK_USED') return 'used'
  if (key === 'ERROR_LINK_INVALID' || problem.fields?.['hash'] || problem.fields?.['userId'])
    return 'invalid'
  return null
}
