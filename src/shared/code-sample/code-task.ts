import { fillTokens, paint } from '@/shared/code-sample/tokens.ts'

/** A file of the reader, loaded into a variable as base64. */
export interface OwnFile {
  variable: string
  path: string
}
/** A value of the task: a literal, or the content of one or more files. */
export type TaskValue = string | number | boolean | OwnFile | readonly OwnFile[]
export type TaskEntry = readonly [name: string, value: TaskValue]

/** The input for the code sample of a media task. */
export interface CodeTask {
  files: readonly OwnFile[]
  task: readonly TaskEntry[]
  beside: readonly TaskEntry[]
  /** The solution field to read. */
  answer: string
}

/** How a language writes the parts that differ between tasks. The rest of its sample is fixed. */
export interface Dialect {
  /**
   * The sample, marked by the build, with the placeholders FILE_IMPORT, FILE_READ, BESIDE,
   * TASK_FIELDS and ANSWER.
   */
  sample: string
  /** Lines that are needed only if a file is read. */
  imports?: string
  read: (file: OwnFile) => string
  entry: (name: string, value: TaskValue, last: boolean) => string
  beside?: (name: string, value: TaskValue) => string
  /** The separators between task entries, file reads and fields beside the task. */
  gaps: { task: string; read: string; beside: string }
  /** Further placeholders of this language. */
  also?: (task: CodeTask) => Readonly<Record<string, string>>
}

export const string = (code: string): string => paint('string', code)
export const numberCode = (code: string): string => paint('number', code)
export const keyword = (code: string): string => paint('keyword', code)
export const comment = (code: string): string => paint('comment', code)
export const name = (code: string): string => paint('name', code)

export const isFileValue = (value: TaskValue): value is OwnFile =>
  typeof value === 'object' && 'variable' in value
export const isFiles = (value: TaskValue): value is readonly OwnFile[] => Array.isArray(value)

/** Writes the marked sample of a task in a language. */
export function write(
  {
    sample,
    imports = '',
    read,
    entry,
    beside = (one, value) => entry(one, value, false),
    gaps,
    also,
  }: Dialect,
  task: CodeTask,
): string {
  return fillTokens(sample, {
    FILE_IMPORT: task.files.length > 0 ? imports : '',
    FILE_READ: task.files.map(read).join(gaps.read),
    BESIDE: task.beside.map(([one, value]) => beside(one, value)).join(gaps.beside),
    TASK_FIELDS: task.task
      .map(([one, value], at) => entry(one, value, at === task.task.length - 1))
      .join(gaps.task),
    ANSWER: task.answer,
    ...also?.(task),
  })
}
