import * as v from 'valibot'
import type { InferInput } from 'valibot'
import type { DocsArticle, DocsIndex } from '../../api/contract/docs.ts'
import type { Language } from '../../site/languages.ts'
import type { Sample } from '../../task-api/requests/fields.ts'
import { jsonText } from '../../task-api/requests/json-text.ts'
import { apiHost } from '../../task-api/sample-request.ts'
import { writeSamples } from '../../task-api/samples.ts'
import en from './docs/en.json' with { type: 'json' }
import ru from './docs/ru.json' with { type: 'json' }
import zh from './docs/zh.json' with { type: 'json' }

const Value: v.GenericSchema<Sample> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.array(v.lazy(() => Value)),
  v.record(
    v.string(),
    v.lazy(() => Value),
  ),
])
const Param = v.object({
  name: v.string(),
  type: v.string(),
  required: v.boolean(),
  default: v.nullable(v.string()),
  description: v.string(),
})
/** A method as its source has it. The samples are made from its request, where it has one. */
const Method = v.object({
  name: v.string(),
  http: v.string(),
  url: v.string(),
  request: v.array(Param),
  response: v.array(Param),
  sample: v.nullable(
    v.object({
      http: v.picklist(['GET', 'POST', 'PUT', 'DELETE']),
      url: v.string(),
      as: v.picklist(['json', 'form', 'query']),
      fields: v.record(v.string(), Value),
      bearer: v.optional(v.boolean()),
    }),
  ),
  /** Samples that are not made from a request. */
  samples: v.optional(v.record(v.string(), v.string())),
  responses: v.array(v.object({ title: v.string(), json: v.record(v.string(), Value) })),
  errors: v.array(v.string()),
})
export type SourceMethod = v.InferOutput<typeof Method>

const Neighbour = v.nullable(v.object({ slug: v.string(), title: v.string() }))
const SourceArticle = v.object({
  slug: v.string(),
  group: v.string(),
  language: v.string(),
  languages: v.array(v.string()),
  version: v.string(),
  versions: v.array(v.string()),
  title: v.string(),
  description: v.string(),
  bodyHtml: v.string(),
  toc: v.array(v.object({ id: v.string(), title: v.string(), level: v.number() })),
  method: v.nullable(Method),
  captchaType: v.nullable(v.string()),
  prev: Neighbour,
  next: Neighbour,
  updatedAt: v.string(),
  changelog: v.array(v.object({ date: v.string(), text: v.string() })),
})
export type SourceArticle = v.InferOutput<typeof SourceArticle>

/** The output of `npm run docs` for a language: all articles, in the order of the tree. */
const DocsSource = v.object({
  groups: v.array(v.object({ id: v.string(), title: v.string() })),
  articles: v.array(SourceArticle),
})
export type DocsSource = v.InferOutput<typeof DocsSource>

const files: Readonly<Record<Language, unknown>> = { en, ru, zh }
const read = new Map<Language, DocsSource>()

/** The repository's articles in a language. */
export function docsOf(language: Language): DocsSource {
  let found = read.get(language)
  if (!found) read.set(language, (found = v.parse(DocsSource, files[language])))
  return found
}

/** @param host the API's host, such as `api.glyphwork.example` */
const onHost = (text: string, host: string): string => text.replaceAll(apiHost, host)

/** An article as the API answers it. */
export function answerOf(
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
      samples: sample
        ? writeSamples({ ...sample, url: onHost(sample.url, host), bearer: sample.bearer ?? false })
        : (rest.samples ?? {}),
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
