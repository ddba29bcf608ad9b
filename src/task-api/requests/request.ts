import type { TaskForm } from '../captcha-types.ts'
import { fieldOf, apiFieldName, fieldSample } from './fields.ts'
import type { FieldKey, Sample } from './fields.ts'

type Json = { [name: string]: Sample }

export const valueOf = (form: TaskForm, key: FieldKey): Sample =>
  form.set?.[key] ?? fieldSample(key)
const pick = (form: TaskForm, keys: readonly FieldKey[]): Json =>
  Object.fromEntries(keys.map((key) => [apiFieldName(key), valueOf(form, key)]))

/** Returns the required fields of a form, and the optional ones that its example shows. */
export const shownFormFields = (form: TaskForm): FieldKey[] => [...form.needs, ...(form.show ?? [])]

/** Returns the fields of the example's task, and the fields beside it. */
export function exampleTask(form: TaskForm): { task: Json; beside: Json } {
  const shown = shownFormFields(form)
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
export function createTaskBody(form: TaskForm): Json {
  const { task, beside } = exampleTask(form)
  return { clientKey: 'YOUR_API_KEY', ...beside, task }
}

/**
 * Returns the answer of getTaskResult for a finished task. It lacks the price and the times,
 * because an example can't know them.
 */
export const taskResult = (form: TaskForm): Json => ({
  errorId: 0,
  status: 'ready',
  solution: pick(form, form.gives),
})
