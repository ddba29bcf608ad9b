import { unsolvedReasons } from '@/api/contract/unsolved.ts'
import type { UnsolvedReason } from '@/api/contract/unsolved.ts'
import { known } from '@/lib/known.ts'
import { readPage } from '@/shared/account/lists.ts'

export interface UnsolvedQuery {
  page: number
  reason?: UnsolvedReason
}
export function readUnsolvedQuery(params: URLSearchParams): UnsolvedQuery {
  const reason = known(unsolvedReasons, params.get('reason') ?? '')
  return { page: readPage(params), ...(reason && { reason }) }
}
