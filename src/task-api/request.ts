import type { Form } from './captcha-types.ts'
import { fieldOf, nameOf, sampleOf } from './fields.ts'
import type { FieldKey, Sample } from './fields.ts'

type Json = { [name: string]: Sample }

export const valueOf = (form: Form, key: FieldKey): Sample => form.set?.[key] ?? sampleOf(key)
const pick = (form: Form, keys: readonly FieldKey[]): Json =>
  Object.fromEntries(keys.map((key) => [nameOf(key), valueOf(form, key)]))

/** The required fields of a form and the optional ones that its example shows. */
export const shownFields = (form: Form): FieldKey[] => [...form.needs, ...(form.show ?? [])]

/** What stands in the example's task, and what beside it. */
export function exampleTask(form: Form): { task: Json; beside: Json } {
  const shown = shownFields(form)
  return {
    task: {
      type: form.tasks[0],
      ...pick(
        form,
        shown.filter((key) => !fieldOf(key).beside),
      ),
    },
    beside: pick(
      form,
      shown.filter((key) => fieldOf(key).beside),
    ),
  }
}

/** The body of createTask, with the key's place. */
export function createTaskBody(form: Form): Json {
  const { task, beside } = exampleTask(form)
  return { clientKey: 'YOUR_API_KEY', ...beside, task }
}

/** What getTaskResult answers when the task is ready, but for the price and the times, which no example can know. */
export const taskResult = (form: Form): Json => ({
  errorId: 0,
  status: 'ready',
  solution: pick(form, form.gives),
})
