import { reportStatuses } from '@/api/contract/reports.ts'
import type { ReportStatus, ReportSummary } from '@/api/contract/reports.ts'
import { days } from '@/shared/query/days.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** What the list of complaints can be asked for. */
export const reportQuery = defineQuery({ status: choice(reportStatuses), ...days, page })

export const reportTones: Record<ReportStatus, BadgeTone> = {
  pending: 'info',
  accepted: 'ok',
  rejected: 'bad',
  not_recorded: 'neutral',
}
/** Why a complaint was not recorded, where the backend says it. */
export const notRecordedReasons = ['share', 'window', 'percent_100'] as const

export type ShareLevel = 'none' | 'fine' | 'near' | 'over'
/** Complaints whose answer was right, out of those that were decided, and how near to the limit that is. */
export function shareOf({ decided, rejected, limitPercent }: ReportSummary): {
  percent: number
  level: ShareLevel
  spare: number
} {
  if (decided <= 0) return { percent: 0, level: 'none', spare: 0 }
  const percent = Math.round((Math.min(rejected, decided) / decided) * 1000) / 10
  // How many more may be lost in a row before the share is over the limit.
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
