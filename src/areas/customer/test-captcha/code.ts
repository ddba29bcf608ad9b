import type { TestType } from '@/api/contract/test-task.ts'
import { filePlace, keyPlace } from '@/task-api/curl.ts'
import type { SampleRequest } from '@/task-api/curl.ts'
import type { Sample } from '@/task-api/requests/fields.ts'
import { samplePicture } from '@/task-api/sample-files.ts'
import { createRequest } from '@/task-api/sample-request.ts'
import { emptyTest, optionsOf } from './form.ts'
import type { TestValues } from './form.ts'

/**
 * The request of the test: the reader's options and their file, else the picture of the samples.
 * @param fileName the name of a chosen file
 */
export function testRequest(
  type: TestType,
  values: TestValues,
  fileName: string | undefined,
): SampleRequest {
  const isText = type === 'TextCaptchaTask'
  const content: Readonly<Record<string, Sample>> = isText
    ? { comment: values.text.trim() }
    : { body: fileName === undefined ? samplePicture : filePlace }
  const request = createRequest({
    clientKey: keyPlace,
    task: { type, ...content, ...optionsOf(values) },
  })
  return isText ? request : { ...request, file: fileName }
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
