import type { Problem } from '@/api/problem.ts'
import { indentJson, jsonMembers } from '@/lib/indent-json.ts'
import { known } from '@/lib/known.ts'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { compare } from '@/lib/decimal.ts'
import { isOpenTask } from '@/shared/test-task/is-open.ts'
import { deviceTime } from '@/lib/server-clock.ts'

export interface InputLine {
  name: string
  text: string
  /** Whether a long or structured value gets its own block. */
  block: boolean
}

/** Names of secrets. They are masked here too, in case a backend does not. */
const secret =
  /(?:^|_)(?:client)?key$|password|passwd|secret|cookie|proxylogin|proxy_?password|authorization/i
const harmless = /^(?:website|site|public)_?key$/i

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value, null, 2) ?? ''
}

export function mask(name: string, text: string): string {
  if (!secret.test(name) || harmless.test(name) || text.includes('•') || text.includes('*'))
    return text
  return '••••••••'
}

type TaskInput = Pick<TaskDetail, 'input' | 'inputText' | 'imageUrl'>

/**
 * The sent parameters without pictures, which are shown above. The text that came has every number
 * as it was written, which a parsed value has not.
 */
export function inputLines({ input, inputText, imageUrl }: TaskInput): InputLine[] {
  const members =
    jsonMembers(inputText ?? '') ??
    Object.entries(input).map(([name, value]) => ({ name, text: textOf(value ?? '') }))
  return members.flatMap(({ name, text: written }) => {
    if (written === '' || written === 'null') return []
    const text = mask(name, written)
    if (text.startsWith('data:image/') || text === imageUrl) return []
    return [{ name, text, block: text.length > 60 || text.includes('\n') }]
  })
}

/** The answer for pasting: its only text, or all of it. */
export function taskAnswerText({
  solution,
  solutionText,
}: Pick<TaskDetail, 'solution' | 'solutionText'>): { text: string; structured: boolean } | null {
  if (!solution) return null
  const values = Object.values(solution).filter((value) => value !== null && value !== undefined)
  const [only] = values
  if (values.length === 1 && typeof only === 'string') return { text: only, structured: false }
  const texts = ['text', 'token', 'gRecaptchaResponse', 'answer']
    .map((name) => solution[name])
    .filter((value) => typeof value === 'string')
  if (values.length <= 2 && texts[0] !== undefined && new Set(texts).size === 1)
    return { text: texts[0], structured: false }
  return values.length === 0
    ? null
    : { text: indentJson(solutionText ?? JSON.stringify(solution)), structured: true }
}

export const chargeReasons = [
  'open',
  'free',
  'refundedUnsolvable',
  'refundedReport',
  'refunded',
  'attempts',
  'expired',
  'not_captcha',
  'charged',
  'nothing',
] as const
export type ChargeReason = (typeof chargeReasons)[number]

/** Why a task was charged or not. */
export function chargeReason(task: TaskDetail): ChargeReason {
  const { status, cost, refunded, report, solveCount } = task
  if (isOpenTask(status)) return 'open'
  if (refunded)
    return status === 'unsolvable'
      ? 'refundedUnsolvable'
      : report?.kind === 'bad' && report.status === 'accepted'
        ? 'refundedReport'
        : 'refunded'
  if (status === 'rejected') return 'free'
  if (!cost || compare(cost.amount, '0') === 0) return 'nothing'
  if (status === 'expired' || status === 'not_captcha') return status
  return (task.charge?.multiplier ?? 1) > 1 && (solveCount ?? 1) > 1 ? 'attempts' : 'charged'
}

/** The seconds between a step and the one before it, if both are known. */
export function gaps(timeline: TaskDetail['timeline']): (number | null)[] {
  return timeline.map(({ at }, index) => {
    const before = timeline[index - 1]
    const seconds = before ? (Date.parse(at) - Date.parse(before.at)) / 1000 : Number.NaN
    return Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 10) / 10 : null
  })
}

/**
 * Until when an answer can be reported as wrong; null if it cannot. Without an end only the backend
 * knows.
 */
export function reportEnd(
  { canReport, reportUntil }: Pick<TaskDetail, 'canReport' | 'reportUntil'>,
  now: number,
): number | null {
  if (!canReport) return null
  // By the device's clock, which counts it down.
  const until = deviceTime(reportUntil)
  return Number.isNaN(until) ? Number.POSITIVE_INFINITY : until > now ? until : null
}

export const reportCodes = [
  'ERROR_DUPLICATE_REPORT',
  'ERROR_REPORT_WINDOW_CLOSED',
  'ERROR_REPORTS_SUSPENDED',
  'ERROR_REPORT_NOT_RECORDED',
] as const
export interface ReportRefusal {
  code: (typeof reportCodes)[number]
  /** Until when reports are refused. */
  until: string | null
}
/** The reason of a refused report, if it is specific to reports. */
export function reportRefusal({ code, data }: Problem): ReportRefusal | null {
  const found = known(reportCodes, code ?? '')
  if (!found) return null
  const until: unknown =
    typeof data === 'object' && data !== null && 'until' in data ? data.until : null
  return { code: found, until: typeof until === 'string' ? until : null }
}
