import { reportStatuses, unsolvedReasons } from '@/api/contract/unsolved.ts'
import type { Ban, ReportStatus, ReportSummary, UnsolvedReason } from '@/api/contract/unsolved.ts'
import { known } from '@/lib/known.ts'
import { readPage } from '@/shared/account/lists.ts'
import type { ApiError } from '@/shared/api-errors/table.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { readDays } from './filters.ts'

export interface UnsolvedQuery {
  page: number
  reason?: UnsolvedReason
}
export function readUnsolvedQuery(params: URLSearchParams): UnsolvedQuery {
  const reason = known(unsolvedReasons, params.get('reason') ?? '')
  return { page: readPage(params), ...(reason && { reason }) }
}

export interface ReportQuery {
  page: number
  status?: ReportStatus
  dateFrom?: string
  dateTo?: string
}
export function readReportQuery(params: URLSearchParams): ReportQuery {
  const status = known(reportStatuses, params.get('status') ?? '')
  return { page: readPage(params), ...(status && { status }), ...readDays(params) }
}

export const reportTones: Record<ReportStatus, BadgeTone> = { pending: 'info', accepted: 'ok', rejected: 'bad', not_recorded: 'neutral' }
/** Why a complaint was not recorded, where the backend says it. */
export const notRecordedReasons = ['share', 'window', 'percent_100'] as const

export interface ErrorQuery {
  code?: string
  ip?: string
  keyId?: string
  dateFrom?: string
  dateTo?: string
}
/** Codes may hold a colon and a space ("ERROR: 1005"); addresses are looked for as they were typed. */
export const errorCode = /^[A-Z][A-Z0-9_]{2,63}(?:: ?\d{1,5})?$/
export const addressText = /^[\da-f.:]{3,45}$/i
export function readErrorQuery(params: URLSearchParams): ErrorQuery {
  const take = (name: string, pattern: RegExp): string | undefined => {
    const text = params.get(name) ?? ''
    return pattern.test(text) ? text : undefined
  }
  const [code, ip, keyId] = [take('code', errorCode), take('ip', addressText), take('key', /^[\w-]{1,64}$/)]
  return { ...(code && { code }), ...(ip && { ip }), ...(keyId && { keyId }), ...readDays(params) }
}

export const severityTones: Record<ApiError['severity'], BadgeTone> = { fatal: 'bad', fix_request: 'warn', retry: 'info' }

export const banScopes = ['ip', 'key', 'account'] as const
/** Whether a ban holds at a time; one without an end holds until it is lifted. */
export function isActive({ from, until }: Pick<Ban, 'from' | 'until'>, now: number): boolean {
  const begins = from ? Date.parse(from) : -Infinity
  return begins <= now && (until === null || Date.parse(until) > now)
}

export type ShareLevel = 'none' | 'fine' | 'near' | 'over'
/** Complaints whose answer was right, out of those that were decided, and how near to the limit that is. */
export function shareOf({ decided, rejected, limitPercent }: ReportSummary): { percent: number; level: ShareLevel; spare: number } {
  if (decided <= 0) return { percent: 0, level: 'none', spare: 0 }
  const percent = Math.round((Math.min(rejected, decided) / decided) * 1000) / 10
  // How many more may be lost in a row before the share is over the limit.
  const spare = limitPercent >= 100 ? Infinity : Math.max(0, Math.floor((limitPercent * decided - 100 * rejected) / (100 - limitPercent)))
  return { percent, level: percent > limitPercent ? 'over' : percent >= limitPercent * 0.7 ? 'near' : 'fine', spare }
}
