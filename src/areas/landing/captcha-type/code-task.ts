import type { CodeTask, TaskEntry, OwnFile } from '@/shared/code-sample/code-task.ts'
import type { TaskForm } from '@/task-api/captcha-types.ts'
import { fieldOf, apiFieldName } from '@/task-api/requests/fields.ts'
import type { FieldKey } from '@/task-api/requests/fields.ts'
import { shownFormFields, valueOf } from '@/task-api/requests/request.ts'

const sources: Readonly<Partial<Record<FieldKey, OwnFile | readonly OwnFile[]>>> = {
  body: { variable: 'body', path: 'image.png' },
  audio: { variable: 'body', path: 'captcha.mp3' },
  piece: { variable: 'piece', path: 'piece.png' },
  parts: [
    { variable: 'piece1', path: 'piece1.png' },
    { variable: 'piece2', path: 'piece2.png' },
  ],
}

/** @throws if a form contains what a sample cannot express */
export function codeTask(form: TaskForm): CodeTask {
  const [answer] = form.gives
  if (answer === undefined) throw new Error(`${form.tasks[0]} gives nothing.`)
  const keys = shownFormFields(form)
  const entries = (beside: boolean) =>
    keys
      .filter((key) => (fieldOf(key).beside ?? false) === beside)
      .map((key): TaskEntry => {
        const source = sources[key]
        if (source) return [apiFieldName(key), source]
        const value = valueOf(form, key)
        if (typeof value === 'object')
          throw new Error(`${key} is neither a file nor a plain value.`)
        return [apiFieldName(key), value]
      })
  return {
    files: keys.flatMap((key) => sources[key] ?? []),
    task: [['type', form.tasks[0]], ...entries(false)],
    beside: entries(true),
    answer: apiFieldName(answer),
  }
}
