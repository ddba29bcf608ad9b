import { codeLanguages } from '../routes/slugs/code-languages.ts'
import type { Sample } from './requests/fields.ts'
import { jsonText } from './requests/json-text.ts'

export const sampleLanguages = ['curl', ...codeLanguages] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** Proper names, the same in every language. */
export const sampleNames: Readonly<Record<SampleLanguage, string>> = {
  curl: 'cURL',
  php: 'PHP',
  python: 'Python',
  csharp: 'C#',
  java: 'Java',
  go: 'Go',
  ruby: 'Ruby',
  javascript: 'JavaScript',
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
}

/** The placeholder for the reader's key in samples. */
export const keyPlace = 'YOUR_API_KEY'
export const auth = `Bearer ${keyPlace}`
const plain = (value: Sample): string => (typeof value === 'string' ? value : jsonText(value))
/** Returns the fields of a form or query as texts. */
export const pairs = (fields: CurlFields): [string, string][] =>
  Object.entries(fields).map(([name, value]) => [name, plain(value)])
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns the request as a curl command, the sample that a page shows first. */
export function curl(request: SampleRequest): string {
  const { http, as, url, fields, bearer = false } = request
  const entries = pairs(fields)
  const parts = [
    http === 'POST' || http === 'GET' ? `curl ${shell(url)}` : `curl -X ${http} ${shell(url)}`,
    ...(http === 'POST' && as === 'query' ? ['-X POST'] : []),
    ...(bearer ? [`-H ${shell(`Authorization: ${auth}`)}`] : []),
    ...(as === 'json'
      ? [`-H ${shell('Content-Type: application/json')}`, `-d ${shell(jsonText(fields))}`]
      : [
          ...(as === 'query' && entries.length > 0 ? ['-G'] : []),
          ...entries.map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`),
        ]),
  ]
  return parts.join(' \\\n  ')
}
