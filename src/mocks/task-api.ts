import { inflateSync } from 'node:zlib'
import { isRecord } from '../lib/is-record.ts'
import { imageFacts } from '../lib/image-size.ts'
import { isKeyOf } from '../lib/object.ts'
import { apiErrors } from '../task-api/errors.ts'
import { apiLimits } from '../task-api/limits.ts'
import type { Backend } from './backend.ts'
import { keyOfProgram } from './lib/program-key.ts'
import { resultOfTest, takeTest, taskAnswer } from './lib/test-keys.ts'
import { isPastOwnLimit, isTestKey, makerOf } from './seed/keys.ts'
import { isPastLimit } from './seed/team-view.ts'
import type { KeyTestArg } from '../api/contract/key-tests.ts'
import type { MockKey } from './data/keys.ts'

/*
 * The task API that customers' programs call, over HTTP alone (API v2, contract.md 1). It solves
 * nothing: every picture has the answer of the sample. The first call of a key is told that no
 * worker is free, and the first question after a result that nobody has answered yet.
 */

const failed = (code: string): object => ({
  errorId: apiErrors.find((one) => one.code === code)?.errorId ?? 1,
  errorCode: code,
  errorDescription: code,
})

/** Pictures are cut, so that what is kept of a request can be read. */
const withoutPictures = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > 200 ? `${value.slice(0, 60)}…` : value

/** What each method needs of a key. */
const needs = {
  createTask: { area: 'captcha', level: 'write' },
  getTaskResult: { area: 'captcha', level: 'read' },
  getBalance: { area: 'balance', level: 'read' },
} as const

/** Whether base64 is a picture whose pixels can be read. */
function isPicture(text: unknown): boolean {
  if (typeof text !== 'string') return false
  const bytes = Buffer.from(text, 'base64')
  const facts = imageFacts(bytes)
  if (!facts || bytes.length < apiLimits.imageMin) return false
  if (facts.type !== 'image/png') return true
  const parts: Buffer[] = []
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  try {
    return inflateSync(Buffer.concat(parts)).length > facts.height
  } catch {
    return false
  }
}

/**
 * Answers the methods of API v2.
 * @returns null for a path that is none of them
 */
export function createTaskApi(
  backend: Pick<Backend, 'db' | 'now'>,
): (path: string, body: string) => object | null {
  /** Asked keys and results, which are refused the first time. */
  const seen = new Set<string>()
  const isFirst = (name: string): boolean => !seen.has(name) && Boolean(seen.add(name))
  const tasks = new Set<number>()

  function create(key: string, task: unknown): object {
    if (isFirst(key)) return failed('ERROR_NO_SLOT_AVAILABLE')
    const fault = faultOf(task)
    if (fault) return failed(fault)
    const taskId = 72_345_678_901 + tasks.size
    tasks.add(taskId)
    return { errorId: 0, taskId }
  }

  /** The fault of a task, whoever sends it. */
  const faultOf = (task: unknown): string | null =>
    !isRecord(task)
      ? 'ERROR_TASK_ABSENT'
      : typeof task['type'] !== 'string'
        ? 'ERROR_TASK_NOT_SUPPORTED'
        : 'body' in task && !isPicture(task['body'])
          ? 'ERROR_IMAGE_TYPE_NOT_SUPPORTED'
          : null

  /** What a test key is answered. It needs no money and no worker. */
  function testAnswer(
    method: keyof typeof needs,
    key: MockKey & { test: KeyTestArg },
    { task, taskId }: Record<string, unknown>,
  ): object {
    const now = backend.now()
    if (method === 'getBalance') return { errorId: 0, balance: 100 }
    if (method === 'createTask') {
      const type = isRecord(task) && typeof task['type'] === 'string' ? task['type'] : null
      const request = JSON.stringify({ task: task ?? null }, withoutPictures)
      const made = takeTest(backend.db, key, { method, type, request, fault: faultOf(task) }, now)
      return made.refused ? failed(made.refused) : { errorId: 0, taskId: made.id }
    }
    const test = backend.db.keys.tests.find(({ id, keyId }) => id === taskId && keyId === key.id)
    if (!test) return failed('ERROR_NO_SUCH_CAPCHA_ID')
    const answer = resultOfTest(test, now)
    if (!answer) return { errorId: 0, status: 'processing' }
    return 'errorCode' in answer
      ? failed(answer.errorCode)
      : { errorId: 0, status: 'ready', solution: answer, cost: '0' }
  }

  function result(taskId: unknown): object {
    if (typeof taskId !== 'number' || !tasks.has(taskId)) return failed('ERROR_NO_SUCH_CAPCHA_ID')
    if (isFirst(`result ${taskId}`)) return { errorId: 0, status: 'processing' }
    return { errorId: 0, status: 'ready', solution: { text: taskAnswer }, cost: '0.0007' }
  }

  return (path, body) => {
    const method = path.slice(1)
    if (method !== 'test' && !isKeyOf(needs, method)) return null
    let fields: unknown
    try {
      fields = JSON.parse(body)
    } catch {
      return failed('ERROR_BAD_PARAMETERS')
    }
    if (!isRecord(fields)) return failed('ERROR_BAD_PARAMETERS')
    if (method === 'test') return fields
    const key = String(fields['clientKey'])
    // A key `mock-<code>` is answered with that error.
    if (key.startsWith('mock-')) return failed(key.slice('mock-'.length))
    const known = keyOfProgram(backend.db, key, needs[method], backend.now())
    if (typeof known === 'string') return failed(known)
    if (isTestKey(known)) return testAnswer(method, known, fields)
    if (method === 'getBalance') return { errorId: 0, balance: 12.345 }
    const { db, now } = backend
    const account = db.accounts.find(({ id }) => id === known.accountId)
    const isPast =
      isPastLimit(db, makerOf(db, known), now()) ||
      (account !== undefined && isPastOwnLimit(known, account, now()))
    if (method === 'createTask' && isPast) return failed('ERROR_ZERO_BALANCE')
    return method === 'createTask' ? create(key, fields['task']) : result(fields['taskId'])
  }
}
