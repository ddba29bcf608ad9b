import { testTypes } from '@/api/contract/test-task.ts'
import type { TestType } from '@/api/contract/test-task.ts'
import { isRecord } from '@/lib/is-record.ts'
import { known } from '@/lib/known.ts'
import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

/** A request in the form of the account's test task. */
export interface TestTask {
  type: TestType
  /** The text, if the task is a question. */
  text: string | null
  /** The picture as base64, for other tasks. */
  picture: string | null
  options: Record<string, unknown>
  /** The request's fields that a test leaves out. */
  left: string[]
}

/** The test type of a captcha type. Only pictures and questions have one. */
export const testTypeOf = (slug: TypeSlug): TestType | undefined =>
  known(testTypes, captchaCatalogue[slug].forms[0].tasks[0])

/** Longer values are pictures, which the options of a test cannot hold. */
const longest = 1000

/** Converts a request to a test task (contract.md 4.5). */
export function toTestTask(type: TestType, body: Readonly<Record<string, unknown>>): TestTask {
  const { task, clientKey: _, ...beside } = body
  const fields = isRecord(task) ? task : {}
  const isQuestion = type === 'TextCaptchaTask'
  const content = isQuestion ? 'comment' : 'body'
  const options: Record<string, unknown> = {}
  const left = Object.keys(beside)
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'type' || name === content) continue
    if (String(value).length > longest) left.push(name)
    else options[name] = value
  }
  const value = fields[content]
  const held = typeof value === 'string' ? value : ''
  return {
    type,
    text: isQuestion ? held : null,
    picture: isQuestion ? null : held,
    options,
    left,
  }
}
