import type { ReportStatus } from '@/api/contract/reports.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { NoticeTone } from '@/ui/Notice.tsx'

/** The statuses of a task (contract.md 1.2 and 4.18). */
export const taskStatuses = [
  'queued',
  'assigned',
  'processing',
  'ready',
  'unsolvable',
  'not_captcha',
  'expired',
  'rejected',
] as const
export type TaskStatus = (typeof taskStatuses)[number]

export const taskStatusTones: Record<TaskStatus, BadgeTone> = {
  queued: 'neutral',
  assigned: 'info',
  processing: 'info',
  ready: 'ok',
  unsolvable: 'bad',
  not_captcha: 'warn',
  expired: 'warn',
  rejected: 'bad',
}
/** Statuses whose badge has an explanation. */
export const explainedStatuses = ['unsolvable', 'not_captcha', 'expired', 'rejected'] as const

export const loadLevels = ['low', 'normal', 'high', 'overload'] as const
export type LoadLevel = (typeof loadLevels)[number]
export const loadTones: Record<LoadLevel, BadgeTone> = {
  low: 'ok',
  normal: 'ok',
  high: 'warn',
  overload: 'bad',
}

export const noticeLevels = ['info', 'warning', 'danger'] as const
export type NoticeLevel = (typeof noticeLevels)[number]
export const noticeTones: Record<NoticeLevel, NoticeTone> = {
  info: 'info',
  warning: 'warn',
  danger: 'bad',
}

export const noticeCodes = [
  'low_balance',
  'api_errors',
  'key_leak_suspected',
  'key_expiring',
  'maintenance',
  'two_factor_off',
] as const

export const taskReportTones: Record<ReportStatus, BadgeTone> = {
  pending: 'info',
  accepted: 'ok',
  rejected: 'bad',
  counted: 'neutral',
  not_recorded: 'warn',
}

/** The steps of a task's timeline (contract.md 1.2). */
export const timelineSteps = [
  ...taskStatuses,
  'refunded',
  'reported_good',
  'reported_bad',
  'complaint.pending',
  'complaint.accepted',
  'complaint.rejected',
  'complaint.counted',
  'complaint.not_recorded',
] as const
export const notes = ['skipped', 'next_worker'] as const
export function stepTone(status: string): 'ok' | 'bad' | 'plain' {
  if (['ready', 'reported_good', 'complaint.accepted', 'refunded'].includes(status)) return 'ok'
  return [
    'unsolvable',
    'not_captcha',
    'expired',
    'rejected',
    'reported_bad',
    'complaint.rejected',
    'complaint.not_recorded',
  ].includes(status)
    ? 'bad'
    : 'plain'
}
