import { apiErrors } from './errors.ts'
import type { Sample } from './requests/fields.ts'
import { apiMethod } from './methods.ts'
import type { MethodId } from './methods.ts'

/**
 * `waiting`: a worker has not answered yet. `refused`: an error, with HTTP 200 like every answer.
 */
export type AnswerKind = 'success' | 'waiting' | 'refused'
export interface SampleAnswer {
  kind: AnswerKind
  json: Readonly<Record<string, Sample>>
}

const waiting: Readonly<Partial<Record<MethodId, SampleAnswer['json']>>> = {
  getTaskResult: { errorId: 0, status: 'processing' },
  get: { status: 0, request: 'CAPCHA_NOT_READY' },
}

/** Returns an example of each kind of answer that a method has. */
export function answersOf(id: MethodId): SampleAnswer[] {
  const { answer, errors, product } = apiMethod(id)
  const error = apiErrors.find(
    ({ key, apiVersion }) =>
      errors.includes(key) &&
      key !== 'CAPCHA_NOT_READY' &&
      apiVersion !== (product === 'v2' ? 'v1' : 'v2'),
  )
  const busy = waiting[id]
  return [
    { kind: 'success', json: answer },
    ...(busy ? [{ kind: 'waiting', json: busy } as const] : []),
    ...(error
      ? [
          {
            kind: 'refused',
            json:
              product === 'v2'
                ? { errorId: error.errorId ?? 0, errorCode: error.code, errorDescription: '…' }
                : { status: 0, request: error.code },
          } as const,
        ]
      : []),
  ]
}
