import { isFileValue, isFiles, name, numberCode, string, write } from './code-task.ts'
import type { CodeTask, TaskValue } from './code-task.ts'
import sample from './task/php.sample?highlighted'

function literal(value: TaskValue): string {
  if (isFiles(value)) return `[${value.map(literal).join(', ')}]`
  if (isFileValue(value)) return `$${value.variable}`
  return typeof value === 'string' ? string(`'${value}'`) : numberCode(String(value))
}

export const php = (task: CodeTask): string =>
  write(
    {
      sample,
      read: ({ variable, path }) =>
        `$${variable} = ${name('base64_encode')}(${name('file_get_contents')}(${string(`'${path}'`)}));`,
      entry: (field, value) => `${string(`'${field}'`)} => ${literal(value)},`,
      gaps: { task: '\n        ', read: '\n', beside: '\n    ' },
    },
    task,
  )
