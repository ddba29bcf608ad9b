import type { TestType } from '@/api/contract/test-task.ts'
import type { CodeTask, TaskEntry } from '@/shared/code-sample/code-task.ts'
import { answerFields, emptyTest, optionsOf } from './form.ts'
import type { TestValues } from './form.ts'

const body = { variable: 'body', path: 'image.png' }

/** The reader's own task as code: their options, and one of their files instead of the picture. */
export function codeTaskOf(
  type: TestType,
  values: TestValues,
  fileName: string | undefined,
): CodeTask {
  const text = type === 'TextCaptchaTask'
  const file = { ...body, path: fileName ?? body.path }
  const options = Object.entries(optionsOf(values)).map(([name, value]): TaskEntry => [name, value])
  const first: TaskEntry[] = text ? [['comment', values.text.trim()]] : [['body', file]]
  return {
    files: text ? [] : [file],
    task: [['type', type], ...first, ...options],
    beside: [],
    answer: answerFields[type],
  }
}

/** The body of createTask. */
export function testRequest(type: TestType, values: TestValues): object {
  const content =
    type === 'TextCaptchaTask' ? { comment: values.text.trim() } : { body: 'BASE64_OF_THE_PICTURE' }
  return { clientKey: 'YOUR_API_KEY', task: { type, ...content, ...optionsOf(values) } }
}

/** The sent task as the form's values. */
export const sentValues = (input: Readonly<Record<string, unknown>>): TestValues => ({
  ...emptyTest,
  ...Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value : String(value),
    ]),
  ),
})

/** A name that is safe inside a string of code: a quote would end the string. */
export const codeName = (name: string): string | undefined =>
  /^[\w. ()-]{1,60}$/.test(name) ? name : undefined
