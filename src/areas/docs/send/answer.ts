import { isRecord } from '@/lib/is-record.ts'
import type { TaskDetail } from '@/api/contract/tasks.ts'

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
