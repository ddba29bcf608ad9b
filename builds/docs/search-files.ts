import { makeSearchFile } from '../../src/mocks/seed/docs/search-file.ts'
import { docsSearchPath } from '../../src/routes/docs.ts'
import type { KnownDocs } from './source.ts'

/** The files that the search of the documentation loads, one per language. */
export const searchFiles = (docs: readonly KnownDocs[]): Record<string, string> =>
  Object.fromEntries(
    docs.map(({ language, index, articles }) => [
      docsSearchPath(language).slice(1),
      `${JSON.stringify(makeSearchFile(index, articles))}\n`,
    ]),
  )
