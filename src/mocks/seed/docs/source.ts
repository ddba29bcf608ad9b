import type { Language } from '../../../site/languages.ts'
import type { Sample } from '../../../task-api/requests/fields.ts'

// Types, because an interface has no index signature and so does not fit the contract's inputs.
type SourceParam = {
  name: string
  type: string
  required: boolean
  default: string | null
  description: string
}

/** A method before its samples are written, which are made from its request where it has one. */
export interface SourceMethod {
  name: string
  http: string
  url: string
  request: SourceParam[]
  response: SourceParam[]
  sample: {
    http: 'GET' | 'POST' | 'PUT' | 'DELETE'
    url: string
    as: 'json' | 'form' | 'query'
    fields: Record<string, Sample>
    bearer?: boolean
    once?: boolean | undefined
  } | null
  /** Samples that are not made from a request. */
  samples?: Record<string, string>
  responses: { title: string; json: Record<string, Sample> }[]
  errors: string[]
}

type Neighbour = {
  slug: string
  title: string
}

export type SourceChange = {
  id: string
  version: string
  date: string
  kind: string
  text: string
  products: string[]
  types: string[]
  retiresOn: string | null
  replacement: Neighbour | null
}

export interface SourceArticle {
  slug: string
  group: string
  language: Language
  languages: Language[]
  version: string
  versions: string[]
  title: string
  description: string
  bodyHtml: string
  toc: { id: string; title: string; level: number }[]
  method: SourceMethod | null
  captchaType: string | null
  prev: Neighbour | null
  next: Neighbour | null
  updatedAt: string
  changelog: { date: string; text: string }[]
  changes: SourceChange[]
}

/** The articles of one language, in the order of the tree. */
export interface DocsSource {
  groups: { id: string; title: string }[]
  articles: SourceArticle[]
}
