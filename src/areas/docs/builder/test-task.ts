import { testTypes } from '@/api/contract/test-task.ts'
import type { TestType } from '@/api/contract/test-task.ts'
import { isRecord } from '@/lib/is-record.ts'
import { known } from '@/lib/known.ts'
import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'

/** A request as the account's own test task takes it. */
export interface TestTask {
  type: TestType
  /** Of a question in words. */
  text: string | null
  /** Base64, of the others. */
  picture: string | null
  options: Record<string, unknown>
  /** Fields of the request that a test leaves out. */
  left: string[]
}

/** The name under which a type can be sent as a test: pictures and questions alone. */
export const testTypeOf = (slug: TypeSlug): TestType | undefined =>
  known(testTypes, captchaCatalogue[slug].forms[0].tasks[0])

/** Longer ones are pictures, which the options of a test can't hold. */
const longest = 1000

/** The test of a request (contract.md 4.5). */
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
