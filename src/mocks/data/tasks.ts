import type { AlertMetric, AlertScope } from '../../api/contract/alert-rules.ts'

export const endings = ['ready', 'unsolvable', 'not_captcha', 'expired', 'rejected'] as const

export type Ending = (typeof endings)[number]

/** The stored tasks that were sent by hand. */
export interface OwnTask {
  id: string
  accountId: number
  /** The slug of the type. */
  slug: string
  submitted: number
  seconds: number
  ending: Ending
  charged: boolean
  input: Record<string, unknown>
  imageUrl: string | null
  solution: Record<string, unknown> | null
  /** The solution as a list shows it. */
  preview: string | null
  ip: string
}

export interface MockReport {
  taskId: string
  kind: 'good' | 'bad'
  comment: string
  at: number
  outcome: 'accepted' | 'rejected' | 'counted' | 'not_recorded'
}

export interface ExportRecord {
  id: string
  accountId: number
  format: 'csv' | 'json'
  /** The request as sent; only the handler reads it. */
  filters: Record<string, string | boolean>
  timezone: string
  createdAt: number
  rows: number
  fails: boolean
}

/** Changes of tasks since the start: tasks sent by hand, reports, exports. */
export interface TasksData {
  counter: number
  own: OwnTask[]
  reports: (MockReport & { accountId: number })[]
  /** Accounts that may not complain for a while. */
  suspensions: { accountId: number; until: number }[]
  exports: ExportRecord[]
}

/** The stored data by account. */
export interface UnsolvedData {
  hidden: { accountId: number; kind: 'impossible' | 'not_captcha'; id: string }[]
}

export interface MockConditions {
  metric: AlertMetric
  threshold: string
  scope: AlertScope | null
  subject: string | null
  hours: '1' | '6' | '24'
}

export interface MockAlertRule extends MockConditions {
  id: number
  accountId: number
  channels: string[]
  createdAt: string
  updatedAt: string
  /** When the backend looked at it last; null since it was saved. */
  lookedAt: number | null
  /** The last window of its hours that was told of; null since it was saved. */
  told: number | null
  /** When it was told. */
  toldAt: string | null
}
