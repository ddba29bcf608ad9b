import { docsSearchPath } from '../routes/docs.ts'
import { contentLanguages } from '../site/languages.ts'
import { docsOf, indexOf } from './seed/docs.ts'
import { makeSearchFile } from './seed/docs/search-file.ts'

/** The files that a build writes beside its pages and that development has not. */
export function staticFile(path: string): object | null {
  const language = contentLanguages.find((one) => docsSearchPath(one) === path)
  if (language === undefined) return null
  const source = docsOf(language)
  const current = source.articles.filter(({ version, versions }) => version === (versions[0] ?? ''))
  return makeSearchFile(
    { groups: indexOf(source).groups.map((group) => ({ ...group })) },
    current.map((article) => ({
      ...article,
      method: article.method && {
        name: article.method.name,
        request: article.method.request,
        response: article.method.response,
      },
    })),
  )
}
