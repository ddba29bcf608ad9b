import * as v from 'valibot'
import { Nothing, Finite, shortList } from './common.ts'
import { defineCalls } from './types.ts'

/** The query parameters for language and site. */
const place = {
  language: v.optional(v.picklist(['en', 'ru', 'zh'])),
  hostname: v.optional(v.string()),
}
const Slug = v.pipe(v.string(), v.maxLength(120))
const text = v.optional(v.string(), '')

const Param = v.looseObject({
  name: v.string(),
  type: text,
  required: v.optional(v.boolean(), false),
  default: v.optional(v.nullable(v.string()), null),
  description: text,
})
export type DocsParam = v.InferOutput<typeof Param>

const Method = v.looseObject({
  name: v.string(),
  url: text,
  http: v.optional(v.string(), 'POST'),
  request: v.optional(shortList(Param), []),
  response: v.optional(shortList(Param), []),
  /** The request of the example, which the page writes as code in every language (proposed). */
  sample: v.optional(
    v.nullable(
      v.looseObject({
        http: v.picklist(['GET', 'POST', 'PUT', 'DELETE']),
        url: v.string(),
        as: v.picklist(['json', 'form', 'query']),
        fields: v.record(v.string(), v.unknown()),
        bearer: v.optional(v.boolean(), false),
        /** Whether it carries an Idempotency-Key. */
        once: v.optional(v.boolean(), false),
      }),
    ),
    null,
  ),
  /**
   * Code samples by language id, where they are not written from a request. The page leaves out
   * languages that it does not know.
   */
  samples: v.optional(v.record(v.string(), v.string()), {}),
  responses: v.optional(shortList(v.looseObject({ title: text, json: v.string() })), []),
  errors: v.optional(shortList(v.string()), []),
})
export type DocsMethod = v.InferOutput<typeof Method>

const Neighbour = v.looseObject({ slug: v.string(), title: v.string() })

/** One entry of the list of changes (proposed). */
const DocsChange = v.looseObject({
  id: v.string(),
  version: text,
  date: v.string(),
  kind: text,
  text: v.string(),
  /** Those it concerns; empty for all. */
  products: v.optional(shortList(v.string()), []),
  types: v.optional(shortList(v.string()), []),
  retiresOn: v.optional(v.nullable(v.string()), null),
  replacement: v.optional(v.nullable(v.looseObject({ title: v.string(), slug: v.string() })), null),
})
export type DocsChange = v.InferOutput<typeof DocsChange>

export const DocsArticle = v.looseObject({
  slug: v.string(),
  /** The language of the text, if the requested one is missing. */
  language: v.optional(v.string(), 'en'),
  languages: v.optional(shortList(v.string()), []),
  version: text,
  /** Newest first; empty if there is only one version. */
  versions: v.optional(shortList(v.string()), []),
  title: v.string(),
  description: text,
  bodyHtml: text,
  toc: v.optional(
    shortList(v.looseObject({ id: v.string(), title: v.string(), level: v.optional(Finite, 2) })),
    [],
  ),
  method: v.optional(v.nullable(Method), null),
  /**
   * The captcha type that the article describes. Its price, speed and examples are shown beside the
   * article.
   */
  captchaType: v.optional(v.nullable(v.string()), null),
  prev: v.optional(v.nullable(Neighbour), null),
  next: v.optional(v.nullable(Neighbour), null),
  updatedAt: v.optional(v.nullable(v.string()), null),
  changelog: v.optional(shortList(v.looseObject({ date: v.string(), text: v.string() })), []),
  /** Of the article that lists the changes of the API, the newest first. */
  changes: v.optional(shortList(DocsChange), []),
})
export type DocsArticle = v.InferOutput<typeof DocsArticle>

const Item = v.looseObject({ slug: v.string(), title: v.string() })
export const DocsIndex = v.looseObject({
  groups: shortList(v.looseObject({ id: v.string(), title: v.string(), items: shortList(Item) })),
})
export type DocsIndex = v.InferOutput<typeof DocsIndex>

const Found = v.looseObject({
  slug: v.string(),
  title: v.string(),
  /** The article's group in the tree. */
  group: text,
  excerpt: text,
  /** The id of a heading or a parameter. */
  anchor: v.optional(v.nullable(v.string()), null),
})
export type DocsFound = v.InferOutput<typeof Found>
export const DocsResults = v.looseObject({ records: shortList(Found) })
export type DocsResults = v.InferOutput<typeof DocsResults>

const DocsReply = v.looseObject({
  /** Null where the documentation says nothing about it. */
  answerHtml: v.nullable(v.string()),
  sources: v.optional(shortList(v.looseObject({ title: v.string(), url: v.string() })), []),
})
export type DocsReply = v.InferOutput<typeof DocsReply>

export const docsCalls = defineCalls({
  docsIndex: {
    method: 'GET',
    path: '/api/v1/api-docs/index',
    hostname: true,
    arg: v.strictObject(place),
    res: DocsIndex,
  },
  searchDocs: {
    method: 'GET',
    path: '/api/v1/api-docs/search',
    hostname: true,
    /** A pasted word, error code or API answer. */
    arg: v.strictObject({
      ...place,
      text: v.pipe(v.string(), v.minLength(3), v.maxLength(2000)),
    }),
    res: DocsResults,
  },
  docsArticle: {
    method: 'GET',
    path: '/api/v1/api-docs/{slug}',
    hostname: true,
    arg: v.strictObject({
      slug: Slug,
      ...place,
      version: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
    res: DocsArticle,
  },
  /** The bot's answer to a question, without an account and without a conversation. */
  askDocs: {
    method: 'POST',
    path: '/api/v1/api-docs/ask',
    arg: v.strictObject({
      language: v.picklist(['en', 'ru', 'zh']),
      /** The article that is read. */
      slug: Slug,
      text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
    }),
    res: DocsReply,
    repeatable: true,
  },
  sendDocsFeedback: {
    method: 'POST',
    path: '/api/v1/api-docs/{slug}/feedback',
    arg: v.strictObject({
      slug: Slug,
      language: v.picklist(['en', 'ru', 'zh']),
      version: v.optional(v.pipe(v.string(), v.maxLength(40))),
      helpful: v.boolean(),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
    }),
    res: Nothing,
    repeatable: true,
  },
})
