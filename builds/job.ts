import type { KnownAnswer } from '../src/api/contract/known.ts'
import type { PageRow } from '../src/routes/types.ts'
import type { Language } from '../src/site/languages.ts'

export interface Job {
  id: string
  row: PageRow
  /** The address to render. */
  url: string
  language: Language
  /** The file below dist/<site>. */
  file: string
  /** The page's data, where the build knows it. */
  served?: ServedPage | undefined
}

/** The same shape as in src/shared/served.ts. */
export interface ServedPage {
  path: string
  name?: string | undefined
  answers: readonly KnownAnswer[]
  html?: string | undefined
}
