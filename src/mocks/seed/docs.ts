import type { InferInput } from 'valibot'
import type { DocsArticle, DocsIndex } from '../../api/contract/docs.ts'
import type { Language } from '../../site/languages.ts'
import { jsonText } from '../../task-api/json-text.ts'
import { apiHost } from '../../task-api/sample-request.ts'
import { makeDocs } from './docs/make.ts'
import type { DocsSource, SourceArticle } from './docs/source.ts'

const made = new Map<Language, DocsSource>()

/** The repository's articles in a language, made when they are first asked for. */
export function docsOf(language: Language): DocsSource {
  let found = made.get(language)
  if (!found) made.set(language, (found = makeDocs(language)))
  return found
}

/** @param host the API's host, such as `api.glyphwork.example` */
const onHost = (text: string, host: string): string => text.replaceAll(apiHost, host)

/** An article as the API answers it. */
export function docsAnswer(
  { method, group: _, ...article }: SourceArticle,
  host: string,
): InferInput<typeof DocsArticle> {
  if (!method) return { ...article, bodyHtml: onHost(article.bodyHtml, host) }
  const { sample, responses, url, ...rest } = method
  return {
    ...article,
    bodyHtml: onHost(article.bodyHtml, host),
    method: {
      ...rest,
      url: onHost(url, host),
      sample: sample && { ...sample, url: onHost(sample.url, host) },
      samples: rest.samples ?? {},
      responses: responses.map(({ title, json }) => ({ title, json: jsonText(json) })),
    },
  }
}

/** The tree of articles. */
export const indexOf = ({ groups, articles }: DocsSource): InferInput<typeof DocsIndex> => ({
  groups: groups.map(({ id, title }) => ({
    id,
    title,
    items: articles
      .filter(({ group, version, versions }) => group === id && version === (versions[0] ?? ''))
      .map((article) => ({ slug: article.slug, title: article.title })),
  })),
})
