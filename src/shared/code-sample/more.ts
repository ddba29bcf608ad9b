// A separate chunk, which loads when the reader chooses another language than the first.
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import {
  comment,
  isFileValue,
  isFiles,
  keyword,
  name,
  numberCode,
  string,
  write,
} from './code-task.ts'
import type { CodeTask, Dialect, TaskEntry, TaskValue } from './code-task.ts'
import csharp from './task/csharp.sample?highlighted'
import go from './task/go.sample?highlighted'
import java from './task/java.sample?highlighted'
import javascript from './task/javascript.sample?highlighted'
import python from './task/python.sample?highlighted'
import ruby from './task/ruby.sample?highlighted'

interface Literals {
  text?: (text: string) => string
  flag?: (flag: boolean) => string
  list?: (items: string) => string
}

/** Writes a value as most languages do. */
function literal(
  value: TaskValue,
  { text = JSON.stringify, flag = String, list = (items) => `[${items}]` }: Literals = {},
): string {
  if (isFiles(value)) return list(value.map(({ variable }) => variable).join(', '))
  if (isFileValue(value)) return value.variable
  if (typeof value === 'string') return string(text(value))
  return numberCode(typeof value === 'boolean' ? flag(value) : String(value))
}
const quoted = (text: string): string => `'${text}'`

/** Aligns the values of a literal in one column, as gofmt does. */
function aligned(entries: readonly TaskEntry[]): string {
  const width = Math.max(...entries.map(([field]) => field.length))
  return entries
    .map(
      ([field, value]) =>
        `${string(`"${field}"`)}: ${' '.repeat(width - field.length)}${goLiteral(value)},`,
    )
    .join('\n\t\t')
}
const goLiteral = (value: TaskValue): string =>
  literal(value, { list: (items) => `[][]${keyword('byte')}{${items}}` })

const dialects: Readonly<Record<Exclude<CodeLanguage, 'php'>, Dialect>> = {
  python: {
    sample: python,
    imports: `${keyword('import')} base64`,
    read: ({ variable, path }) =>
      `${keyword('with')} ${name('open')}(${string(`"${path}"`)}, ${string('"rb"')}) ${keyword('as')} file:\n    ${variable} = base64.${name('b64encode')}(file.${name('read')}()).${name('decode')}()`,
    entry: (field, value) =>
      `${string(`"${field}"`)}: ${literal(value, { flag: (flag) => (flag ? 'True' : 'False') })},`,
    beside: (field, value) => `${field}=${literal(value)},`,
    gaps: { task: '\n        ', read: '\n', beside: '\n    ' },
  },
  csharp: {
    sample: csharp,
    read: ({ variable, path }) =>
      `${keyword('var')} ${variable} = Convert.${name('ToBase64String')}(${keyword('await')} File.${name('ReadAllBytesAsync')}(${string(`"${path}"`)}));`,
    entry: (field, value) =>
      `[${string(`"${field}"`)}] = ${literal(value, { list: (items) => `${keyword('new')} JsonArray(${items})` })},`,
    gaps: { task: '\n        ', read: '\n', beside: '\n    ' },
  },
  // Java takes the fields in a text block and files as placeholders.
  java: {
    sample: java,
    imports: ['java.nio.file.Files', 'java.nio.file.Path', 'java.util.Base64']
      .map((one) => `${keyword('import')} ${one};`)
      .join('\n'),
    read: ({ variable, path }) =>
      `String ${variable} = Base64.${name('getEncoder')}().${name('encodeToString')}(Files.${name('readAllBytes')}(Path.${name('of')}(${string(`"${path}"`)})));`,
    entry: (field, value, last) =>
      `"${field}": ${isFiles(value) ? `[${value.map(() => '"%s"').join(', ')}]` : isFileValue(value) ? '"%s"' : JSON.stringify(value)}${last ? '' : ','}`,
    gaps: { task: '\n                ', read: '\n        ', beside: '\n            ' },
    also: ({ files }) => ({
      FILLED:
        files.length > 0
          ? `.${name('formatted')}(${files.map(({ variable }) => variable).join(', ')})`
          : '',
    }),
  },
  go: {
    sample: go,
    imports: string('"os"'),
    read: ({ variable, path }) =>
      `${variable}, err := os.${name('ReadFile')}(${string(`"${path}"`)}) ${comment('// []byte becomes base64 in JSON')}\n\t${name('check')}(err)`,
    entry: (field, value) => `${string(`"${field}"`)}: ${goLiteral(value)},`,
    beside: (field, value) => `${string(`"${field}"`)}: ${goLiteral(value)}, `,
    gaps: { task: '\n\t\t', read: '\n\t', beside: '' },
    also: ({ task }) => ({ TASK_FIELDS: aligned(task) }),
  },
  ruby: {
    sample: ruby,
    read: ({ variable, path }) =>
      `${variable} = [File.${name('binread')}(${string(`"${path}"`)})].${name('pack')}(${string('"m0"')})`,
    entry: (field, value) => `${field}: ${literal(value)},`,
    gaps: { task: '\n    ', read: '\n', beside: '\n  ' },
  },
  javascript: {
    sample: javascript,
    imports: `${keyword('import')} { readFile } ${keyword('from')} ${string("'node:fs/promises'")}`,
    read: ({ variable, path }) =>
      `${keyword('const')} ${variable} = ${keyword('await')} ${name('readFile')}(${string(quoted(path))}, ${string("'base64'")})`,
    entry: (field, value) =>
      isFileValue(value) && value.variable === field
        ? `${field},`
        : `${field}: ${literal(value, { text: quoted })},`,
    gaps: { task: '\n    ', read: '\n', beside: '\n  ' },
  },
}

export const writeMore = (language: Exclude<CodeLanguage, 'php'>, task: CodeTask): string =>
  write(dialects[language], task)
