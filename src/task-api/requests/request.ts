import type { Form } from '../captcha-types.ts'
import { fieldOf, nameOf, sampleOf } from './fields.ts'
import type { FieldKey, Sample } from './fields.ts'

type Json = { [name: string]: Sample }

export const valueOf = (form: Form, key: FieldKey): Sample => form.set?.[key] ?? sampleOf(key)
const pick = (form: Form, keys: readonly FieldKey[]): Json =>
  Object.fromEntries(keys.map((key) => [nameOf(key), valueOf(form, key)]))

/** Returns the required fields of a form, and the optional ones that its example shows. */
export const shownFields = (form: Form): FieldKey[] => [...form.needs, ...(form.show ?? [])]

/** Returns the fields of the example's task, and the fields beside it. */
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

/** Returns the body of createTask, with a placeholder for the key. */
export function createTaskBody(form: Form): Json {
  const { task, beside } = exampleTask(form)
  return { clientKey: 'YOUR_API_KEY', ...beside, task }
}

/**
 * Returns the answer of getTaskResult for a finished task. It lacks the price and the times,
 * because an example can't know them.
 */
export const taskResult = (form: Form): Json => ({
  errorId: 0,
  status: 'ready',
  solution: pick(form, form.gives),
})
