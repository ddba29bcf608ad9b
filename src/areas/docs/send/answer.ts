import { isRecord } from '@/lib/is-record.ts'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import type { Problem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { apiErrors, findApiError } from '@/task-api/errors.ts'
import type { ApiError, ApiErrorKey } from '@/task-api/errors.ts'

export type Answer = Readonly<Record<string, unknown>>

const seconds = (time: string | null): number | undefined => {
  const at = Date.parse(time ?? '')
  return Number.isNaN(at) ? undefined : Math.floor(at / 1000)
}

/** What getTaskResult answers about a task. */
export function resultOf(task: TaskDetail): Answer {
  const { error, solution, cost, ip, submittedAt, finishedAt, solveCount } = task
  if (error) return { errorId: error.errorId ?? 1, errorCode: error.errorCode }
  if (!solution) return { errorId: 0, status: 'processing' }
  return {
    errorId: 0,
    status: 'ready',
    solution,
    cost: cost?.amount,
    ip,
    createTime: seconds(submittedAt),
    endTime: seconds(finishedAt),
    solveCount,
  }
}

/** The same answer in the two fields of the classic API. */
export function inClassic({ errorCode, status, solution, balance }: Answer): Answer {
  if (errorCode !== undefined) return { status: 0, request: errorCode }
  if (status === 'processing') return { status: 0, request: 'CAPCHA_NOT_READY' }
  if (typeof balance === 'number') return { status: 1, request: `${balance}` }
  if (status === 'success') return { status: 1, request: 'OK_REPORT_RECORDED' }
  const text = isRecord(solution) ? (solution['text'] ?? solution['token']) : undefined
  return { status: 1, request: text ?? solution }
}

const refusals: Readonly<Record<string, ApiErrorKey>> = {
  ERROR_DUPLICATE_REPORT: 'DUPLICATE_REPORT',
  ERROR_REPORT_WINDOW_CLOSED: 'REPORT_NOT_RECORDED',
  ERROR_REPORTS_SUSPENDED: 'REPORT_NOT_RECORDED',
  ERROR_REPORT_NOT_RECORDED: 'REPORT_NOT_RECORDED',
}

/** What the task API answers where the account's calls refuse a task; null for any other failure. */
export function refusedAnswer({ kind, status, code }: Problem, classic: boolean): Answer | null {
  const missing = classic ? 'WRONG_CAPTCHA_ID' : 'NO_SUCH_CAPCHA_ID'
  const key = known(refusals, code ?? '') ?? (kind === 'HTTP' && status === 404 ? missing : null)
  const error = apiErrors.find((one) => one.key === key)
  return error ? { errorId: error.errorId ?? 1, errorCode: error.code } : null
}

/** The documented error of an answer, in the form of either API. */
export function errorIn({ errorCode, status, request }: Answer): ApiError | undefined {
  const code = status === 0 ? request : errorCode
  return typeof code === 'string' ? findApiError(code) : undefined
}
