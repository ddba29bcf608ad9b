import { codeLanguages } from '../routes/slugs/code-languages.ts'
import type { Sample } from './fields.ts'
import { jsonText } from './json-text.ts'

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

export type Fields = Readonly<Record<string, Sample>>

/** One request of a sample. */
export interface SampleRequest {
  http: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Whole, without a query. */
  url: string
  /** A JSON body, a form, or what stands in the query. */
  as: 'json' | 'form' | 'query'
  fields: Fields
  /** The key goes in the header Authorization. */
  bearer?: boolean
}

/** Stands for the reader's key in samples. */
export const keyPlace = 'YOUR_API_KEY'
export const auth = `Bearer ${keyPlace}`
const plain = (value: Sample): string => (typeof value === 'string' ? value : jsonText(value))
/** The fields of a form or a query as texts. */
export const pairs = (fields: Fields): [string, string][] =>
  Object.entries(fields).map(([name, value]) => [name, plain(value)])
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A request as a command: what a page has at once. */
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
