import { reportStatuses } from '@/api/contract/reports.ts'
import type { ReportStatus, ReportSummary } from '@/api/contract/reports.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The query of the complaints list. */
export const reportQuery = defineQuery({ status: choice(reportStatuses), ...dayParams, page })

export const reportTones: Record<ReportStatus, BadgeTone> = {
  pending: 'info',
  accepted: 'ok',
  rejected: 'bad',
  counted: 'neutral',
  not_recorded: 'neutral',
}
/** The backend's reasons for not recording a complaint. */
export const notRecordedReasons = ['share', 'window', 'percent_100'] as const

export type ShareLevel = 'none' | 'fine' | 'near' | 'over'
/** The share of decided complaints that were rejected, and its distance from the limit. */
export function shareOf({ decided, rejected, limitPercent }: ReportSummary): {
  percent: number
  level: ShareLevel
  spare: number
} {
  if (decided <= 0) return { percent: 0, level: 'none', spare: 0 }
  const percent = Math.round((Math.min(rejected, decided) / decided) * 1000) / 10
  // How many more in a row could be rejected before the share exceeds the limit.
  const spare =
    limitPercent >= 100
      ? Infinity
      : Math.max(0, Math.floor((limitPercent * decided - 100 * rejected) / (100 - limitPercent)))
  return {
    percent,
    level: percent > limitPercent ? 'over' : percent >= limitPercent * 0.7 ? 'near' : 'fine',
    spare,
  }
}
