import { codeLanguages } from '../routes/slugs/code-languages.ts'
import type { Sample } from './requests/fields.ts'
import { advice, pauses, programOf, waitCodes } from './program.ts'
import type { Program } from './program.ts'
import { jsonText } from './json-text.ts'

export const sampleLanguages = ['curl', ...codeLanguages] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** Proper names, the same in every language. */
export const sampleNames: Readonly<Record<SampleLanguage, string>> = {
  curl: 'cURL',
  python: 'Python',
  javascript: 'JavaScript',
  php: 'PHP',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
  ruby: 'Ruby',
}

export type CurlFields = Readonly<Record<string, Sample>>

/** One request of a sample. */
export interface SampleRequest {
  http: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The full address without a query. */
  url: string
  /** A JSON body, a form or query parameters. */
  as: 'json' | 'form' | 'query'
  fields: CurlFields
  /** Whether the key is sent in the Authorization header. */
  bearer?: boolean
  /** Whether it carries an Idempotency-Key, because it moves money. */
  once?: boolean | undefined
  /** The name of the reader's own file, which replaces the value `filePlace` as base64. */
  file?: string | undefined
}

/** The placeholder for the reader's key in samples. */
export const keyPlace = 'YOUR_API_KEY'
/** The value of a field that holds the reader's own file. */
export const filePlace = 'BASE64_OF_THE_FILE'
const auth = `Bearer ${keyPlace}`
/** The placeholder for the UUID of one payment. */
const uuidPlace = 'NEW_UUID'
/** The headers of a request besides its content type. */
export const headersOf = ({ bearer = false, once = false }: SampleRequest): [string, string][] => [
  ...(bearer ? [['Authorization', auth] satisfies [string, string]] : []),
  ...(once ? [['Idempotency-Key', uuidPlace] satisfies [string, string]] : []),
]
const plain = (value: Sample): string => (typeof value === 'string' ? value : jsonText(value))
/** Returns the fields of a form or query as texts. */
export const pairs = (fields: CurlFields): [string, string][] =>
  Object.entries(fields).map(([name, value]) => [name, plain(value)])
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns the request as one curl command. */
export function curlCommand(request: SampleRequest): string {
  const { http, as, url, fields } = request
  const entries = pairs(fields)
  const parts = [
    http === 'POST' || http === 'GET' ? `curl ${shell(url)}` : `curl -X ${http} ${shell(url)}`,
    ...(http === 'POST' && as === 'query' ? ['-X POST'] : []),
    ...headersOf(request).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(as === 'json'
      ? [`-H ${shell('Content-Type: application/json')}`, `-d ${shell(jsonText(fields))}`]
      : [
          ...(as === 'query' && entries.length > 0 ? ['-G'] : []),
          ...entries.map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`),
        ]),
  ]
  return parts.join(' \\\n  ')
}

const caseOf = (codes: readonly string[]): string => codes.join(' | ')

/** Calls until the answer is there, with longer and longer pauses, and names each error. */
function program(
  request: SampleRequest,
  { api, method, errors, isTask, firstPause }: Program,
): string {
  const { fields, file } = request
  const body = shell(jsonText(fields))
  const sent =
    file === undefined
      ? body
      : body.replaceAll(filePlace, String.raw`'"$(base64 < ${shell(file)} | tr -d '\n')"'`)
  return [
    '#!/bin/sh',
    `api=${shell(api)}`,
    `request=${sent}`,
    '',
    String.raw`value() { printf '%s' "$answer" | sed -n "s/.*\"$1\": *\"\{0,1\}\([^\",}]*\).*/\1/p"; }`,
    'fail() { echo "$1" >&2; exit 1; }',
    '',
    'call() {',
    `  for pause in ${pauses.join(' ')}; do`,
    `    answer=$(printf '%s' "$2" | curl -sS "$api/$1" \\`,
    "      -H 'Content-Type: application/json' --data-binary @-) || exit 1",
    '    code=$(value errorCode)',
    '    [ "$(value status)" = processing ] && code=processing',
    '    case $code in',
    "      '') return ;;",
    `      ${caseOf(['processing', ...waitCodes])}) sleep "$pause" ;;`,
    ...advice.map(([text, codes]) => `      ${caseOf(codes)})\n        fail "$code: ${text}" ;;`),
    `      *) fail "$code: ${errors}" ;;`,
    '    esac',
    '  done',
    "  fail 'No answer in time'",
    '}',
    '',
    `call ${method} "$request"`,
    ...(isTask
      ? [
          `sleep ${firstPause}`,
          `call getTaskResult '{"clientKey": "${keyPlace}", "taskId": '"$(value taskId)"'}'`,
        ]
      : []),
    String.raw`printf '%s\n' "$answer"`,
  ].join('\n')
}

/** Returns the request for a POSIX shell, the sample that a page shows first. */
export function curl(request: SampleRequest): string {
  const parts = programOf(request)
  return parts ? program(request, parts) : curlCommand(request)
}
