// Over 250 lines: one life of a task, from its sending to its refund.
import type { InferInput } from 'valibot'
import type { TaskRow } from '../../api/contract/task-row.ts'
import type { TaskDetail } from '../../api/contract/tasks.ts'
import { collectMinutes, complaintMinutes } from '../../task-api/facts.ts'
import { money } from '../lib/money.ts'
import { mulberry32 } from '../lib/random.ts'
import { iso } from './statistics.ts'
import { softwareName } from './tasks.ts'
import type { Task } from './tasks.ts'
import type { MockReport, TasksData } from '../data/tasks.ts'
import type { MockAccount } from '../data/accounts.ts'

// How a task changes with time: its status, its answer, its complaint, and its form in the contract
// (contract.md 1.2, 1.3, 4.5).

const second = 1000
/** The API gives out an answer for as long as this. */
const keptSeconds = collectMinutes * 60
/** A second worker checks a reported answer. */
const decisionSeconds = 60

export type MockTaskStatus = 'queued' | 'assigned' | 'processing' | Task['ending']
export const isOpenStatus = (status: MockTaskStatus): boolean =>
  status === 'queued' || status === 'assigned' || status === 'processing'

const assignedAt = ({ submitted, seconds }: Task): number =>
  submitted + Math.min(2, seconds / 4) * second
const startedAt = ({ submitted, seconds }: Task): number =>
  submitted + Math.min(3.5, seconds / 2) * second
export const endedAt = ({ submitted, seconds }: Task): number => submitted + seconds * second

export function statusAt(task: Task, now: number): MockTaskStatus {
  if (task.ending === 'rejected') return 'rejected'
  if (now < assignedAt(task)) return 'queued'
  if (now < startedAt(task)) return 'assigned'
  if (now < endedAt(task)) return 'processing'
  if (task.ending === 'expired' && now < endedAt(task) + keptSeconds * second) return 'ready'
  return task.ending
}

export type MockReportStatus = 'pending' | MockReport['outcome']
/** Whether a second worker decides it. */
const hasDecision = ({ kind, outcome }: MockReport): boolean =>
  kind === 'bad' && (outcome === 'accepted' || outcome === 'rejected')
export const reportStatus = (report: MockReport, now: number): MockReportStatus =>
  now < decidedAt(report) ? 'pending' : report.outcome
export const decidedAt = (report: MockReport): number =>
  hasDecision(report) ? report.at + decisionSeconds * second : report.at

/** What a complaint comes to: one about a token only counts in the statistics. */
export const outcomeOf = (
  task: Task,
  verdict: 'accepted' | 'rejected',
): 'accepted' | 'rejected' | 'counted' => (task.type.result === 'token' ? 'counted' : verdict)

/** The report of a task. Some tasks from before the start were reported too. */
export function reportOf(
  data: TasksData,
  account: MockAccount,
  task: Task,
  now: number,
): MockReport | null {
  const told = data.reports.find(
    (report) => report.accountId === account.id && report.taskId === task.id,
  )
  if (told) return told
  const part = task.salt % 1000
  if (task.own || task.ending !== 'ready' || part >= 14) return null
  const at = endedAt(task) + (60 + ((task.salt >> 10) % 500)) * second
  if (at > now) return null
  const kind = part < 3 ? 'good' : 'bad'
  const outcome =
    kind === 'good'
      ? 'accepted'
      : part === 13
        ? 'not_recorded'
        : outcomeOf(task, part < 10 ? 'accepted' : 'rejected')
  return { taskId: task.id, kind, comment: '', at, outcome }
}

const words = ['k7mwp', 'river', '4829', 'xq3hd', 'north', 'W9kHp', '704816', 'tm2vex'] as const
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789_-'

interface Answer {
  text: string
  solution: Record<string, unknown>
  preview: string
}
/** The answer that workers gave or would have given. */
function answerOf(task: Task): Answer {
  const next = mulberry32(task.salt)
  const { result, type } = task.type
  if (result === 'coordinates') {
    const points = Array.from({ length: 2 }, () => ({
      x: Math.floor(next() * 300),
      y: Math.floor(next() * 150),
    }))
    const text = points.map(({ x, y }) => `x=${x}, y=${y}`).join('; ')
    return { text, solution: { coordinates: points }, preview: text }
  }
  if (result === 'text') {
    const text = words[Math.floor(next() * words.length)] ?? words[0]
    return { text, solution: { text }, preview: text }
  }
  const token = `0${type.startsWith('Recaptcha') ? '3AF' : '.'}${Array.from({ length: 180 }, () => alphabet[Math.floor(next() * alphabet.length)]).join('')}`
  return {
    text: token,
    solution: type.startsWith('Recaptcha') ? { gRecaptchaResponse: token } : { token },
    preview: token.slice(0, 12),
  }
}

const hasPicture = (task: Task): boolean => task.type.group === 'image'
/** The picture's address, for tasks with a picture. An <img> requests it, so it is no API call. */
const pictureOf = (task: Task): string | null =>
  task.own
    ? task.own.imageUrl
    : hasPicture(task)
      ? `/api/v2/customer/tasks/${task.id}/picture.svg`
      : null

/** The picture itself. */
export function drawTask(task: Task): string | null {
  if (task.own || !hasPicture(task)) return null
  const next = mulberry32(task.salt ^ 0x5bd1e995)
  const wave = `M0 ${(20 + next() * 80).toFixed()}Q150 ${(next() * 140).toFixed()} 300 ${(20 + next() * 80).toFixed()}`
  const text = task.type.result === 'text' ? answerOf(task).text : '☂ ☀ ☂'
  const shown = task.ending === 'not_captcha' ? '403 Forbidden' : text
  const turn = [...shown].map(() => (next() * 40 - 20).toFixed()).join(' ')
  const body = `<rect width="300" height="120" fill="#f4f1e6"/><text x="150" y="78" rotate="${turn}" text-anchor="middle" font-family="Georgia,serif" font-size="${shown.length > 8 ? 34 : 58}" letter-spacing="6" fill="#2b3a55">${shown}</text><path d="${wave}" fill="none" stroke="#8a6d3b" stroke-width="3"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120" width="300" height="120">${body}</svg>`
}

const charged = (task: Task): boolean => task.ending !== 'rejected' && (task.own?.charged ?? true)
/** The cost in millionths of a dollar, without refunds. */
export const costOf = (task: Task): number =>
  charged(task) ? task.price * Math.max(1, task.ending === 'unsolvable' ? 1 : task.answers) : 0
export function isRefunded(task: Task, report: MockReport | null, now: number): boolean {
  if (!charged(task)) return false
  if (task.ending === 'unsolvable' && statusAt(task, now) === 'unsolvable') return true
  return report?.kind === 'bad' && reportStatus(report, now) === 'accepted'
}

export const suspendedUntil = (data: TasksData, account: MockAccount, now: number): number | null =>
  data.suspensions.find(({ accountId, until }) => accountId === account.id && until > now)?.until ??
  null

export const reportDeadline = ({ submitted }: Task): number =>
  submitted + complaintMinutes * 60 * second

type Row = InferInput<typeof TaskRow>
export function rowOf(data: TasksData, account: MockAccount, task: Task, now: number): Row {
  const status = statusAt(task, now)
  const report = reportOf(data, account, task, now)
  const ended = !isOpenStatus(status)
  const answered = status === 'ready' || status === 'expired'
  return {
    id: task.id,
    type: task.type.type,
    typeTitle: task.type.title,
    status,
    submittedAt: iso(task.submitted),
    finishedAt: ended ? iso(endedAt(task)) : null,
    solveSeconds: ended && status !== 'rejected' ? task.seconds : null,
    solveCount: ended ? task.answers : 0,
    cost: money(ended ? costOf(task) : 0, account.currency, 6),
    refunded: isRefunded(task, report, now),
    ip: task.ip,
    keyId: task.keyId,
    softId: task.softId,
    softName: softwareName(task.softId),
    host: task.host,
    answerPreview: answered ? (task.own ? task.own.preview : answerOf(task).preview) : null,
    imageUrl: pictureOf(task),
    report: report && { kind: report.kind, status: reportStatus(report, now), at: iso(report.at) },
    canReport:
      status === 'ready' &&
      !report &&
      now < reportDeadline(task) &&
      suspendedUntil(data, account, now) === null,
    reportUntil:
      status === 'ready' && !report && now < reportDeadline(task)
        ? iso(reportDeadline(task))
        : null,
  }
}

const refusals = [
  { errorId: 2, errorCode: 'ERROR_NO_SLOT_AVAILABLE' },
  { errorId: 10, errorCode: 'ERROR_ZERO_BALANCE' },
  { errorId: 15, errorCode: 'ERROR_IMAGE_TYPE_NOT_SUPPORTED' },
  { errorId: 4, errorCode: 'ERROR_TOO_BIG_CAPTCHA_FILESIZE' },
] as const

function inputOf(task: Task): Record<string, unknown> {
  if (task.own) return task.own.input
  const common = { clientKey: '••••••••••••••••••••••••••••••••', languagePool: 'en' }
  if (task.type.group === 'image')
    return {
      ...common,
      type: task.type.type,
      body: pictureOf(task),
      phrase: false,
      case: true,
      numeric: 0,
      math: false,
      minLength: 0,
      maxLength: 0,
    }
  return {
    ...common,
    type: task.type.type,
    websiteURL: `https://${task.host ?? 'shop.example'}/account/login`,
    websiteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
    ...(task.type.type.startsWith('RecaptchaV3') && { minScore: 0.3 }),
    ...(task.salt % 3 === 0 && {
      proxyType: 'http',
      proxyAddress: '198.51.100.77',
      proxyPort: 8080,
      proxyLogin: 'u•••',
      proxyPassword: '••••••••',
    }),
  }
}

type Detail = InferInput<typeof TaskDetail>
function timelineOf(
  task: Task,
  report: MockReport | null,
  now: number,
): NonNullable<Detail['timeline']> {
  const at: { status: string; at: number; note?: string }[] = [
    { status: 'queued', at: task.submitted },
  ]
  if (task.ending === 'rejected') at.push({ status: 'rejected', at: task.submitted })
  else {
    at.push(
      { status: 'assigned', at: assignedAt(task) },
      { status: 'processing', at: startedAt(task) },
    )
    if (task.seconds >= 30 || task.answers === 3) {
      const back = task.submitted + Math.min(18, task.seconds / 2 + 2) * second
      at.push(
        { status: 'queued', at: back, note: task.answers === 3 ? 'next_worker' : 'skipped' },
        { status: 'assigned', at: back + 600 },
      )
    }
    at.push({ status: task.ending === 'expired' ? 'ready' : task.ending, at: endedAt(task) })
    if (task.ending === 'unsolvable') at.push({ status: 'refunded', at: endedAt(task) })
    if (task.ending === 'expired')
      at.push({ status: 'expired', at: endedAt(task) + keptSeconds * second })
  }
  if (report) {
    at.push({ status: `reported_${report.kind}`, at: report.at })
    if (report.kind === 'bad') {
      if (hasDecision(report)) at.push({ status: 'complaint.pending', at: report.at })
      at.push({ status: `complaint.${report.outcome}`, at: decidedAt(report) })
      if (report.outcome === 'accepted') at.push({ status: 'refunded', at: decidedAt(report) })
    }
  }
  return at
    .filter((step) => step.at <= now)
    .map((step) => ({ ...step, at: iso(step.at), note: step.note ?? null }))
}

function attemptsOf(task: Task): NonNullable<Detail['attempts']> {
  if (task.answers === 0) return []
  if (task.ending === 'unsolvable' || task.ending === 'not_captcha')
    return Array.from({ length: task.answers }, (_, n) => ({
      n: n + 1,
      answer: null,
      agreed: null,
    }))
  const answer = task.own ? (task.own.preview ?? '') : answerOf(task).preview
  if (task.answers === 1) return [{ n: 1, answer, agreed: null }]
  return [
    { n: 1, answer, agreed: true },
    { n: 2, answer: answer.replace(/.$/, 'q'), agreed: false },
    { n: 3, answer, agreed: true },
  ]
}

/**
 * A body as its sender may have written it: a fraction of one digit has a zero more, which only the
 * text tells.
 */
const bodyText = (body: Record<string, unknown> | null): string | null =>
  body && JSON.stringify(body).replace(/(:|\[|,)(-?\d+\.\d)(?=[,}\]])/g, '$1$20')

export function detailOf(data: TasksData, account: MockAccount, task: Task, now: number): Detail {
  const row = rowOf(data, account, task, now)
  const status = statusAt(task, now)
  const answered = status === 'ready' || status === 'expired'
  const input = inputOf(task)
  const solution = answered ? (task.own ? task.own.solution : answerOf(task).solution) : null
  // Five attempts take two and a half hours.
  const undelivered = task.salt % 14 === 0 && now - endedAt(task) > 156 * 60_000
  const error =
    status === 'unsolvable'
      ? { errorId: 12, errorCode: 'ERROR_CAPTCHA_UNSOLVABLE' }
      : status === 'rejected'
        ? refusals[task.salt % 4]
        : null
  return {
    ...row,
    input,
    inputText: bodyText(input),
    solution,
    solutionText: bodyText(solution),
    error: error ?? null,
    timeline: timelineOf(task, reportOf(data, account, task, now), now),
    attempts: isOpenStatus(status) ? [] : attemptsOf(task),
    pingback:
      !task.own &&
      task.keyId.endsWith('01') &&
      task.salt % 2 === 0 &&
      !isOpenStatus(status) &&
      status !== 'rejected'
        ? {
            status: undelivered ? 'failed' : 'delivered',
            attempts: undelivered ? 5 : 1 + (task.salt % 6 === 0 ? 1 : 0),
          }
        : null,
    charge:
      costOf(task) > 0 && !isOpenStatus(status)
        ? {
            ratePer1000: money(task.price * 1000, account.currency, 4),
            multiplier: Math.max(1, costOf(task) / task.price),
            reason: task.answers > 1 && task.ending !== 'unsolvable' ? 'attempts' : null,
          }
        : null,
  }
}
