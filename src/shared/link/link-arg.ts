import type { LinkToken } from '@/routes/link-token.ts'
import { problemKey } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'

/** The argument of a link's calls. */
export interface LinkArg {
  hash: string
  userId: number
}

/** Why a link does not work and never will. */
export type DeadLink = 'missing' | 'invalid' | 'expired' | 'used'

/** Returns the token for the backend, or null if it cannot be one. */
export function linkArg({ hash, userId }: LinkToken): LinkArg | null {
  return hash !== '' && hash.length <= 256 && /^\d{1,15}$/.test(userId)
    ? { hash, userId: Number(userId) }
    : null
}

/** Returns the reason if the refusal is final. After any other refusal a retry is possible. */
export function deadLink(problem: Problem): DeadLink | null {
  const key = problemKey(problem)
  if (key === 'ERROR_LINK_EXPIRED') return 'expired'
  if (key === 'ERROR_LINK_USED') return 'used'
  if (key === 'ERROR_LINK_INVALID' || problem.fields?.['hash'] || problem.fields?.['userId'])
    return 'invalid'
  return null
}
