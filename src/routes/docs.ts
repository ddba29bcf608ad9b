import type { Language } from '../site/languages.ts'

/**
 * An article as Markdown. The path is not below the articles, where a host would take it for one.
 * @param version an older version of the article; empty for the current one
 */
export const markdownPath = (slug: string, language: Language, version = ''): string =>
  `/markdown/api-docs/${slug}${version && `/${version}`}.${language}.md`

export const apiFiles = ['openapi', 'postman'] as const
export type ApiFile = (typeof apiFiles)[number]

/** The task API as a file: an OpenAPI document or a Postman collection, in the words of a language. */
export const apiFilePath = (file: ApiFile, language: Language): string =>
  `/api-docs/${file}.${language}.json`

/**
 * The feed of the list of changes.
 * @param of a product or a task type: only what concerns it
 */
export const apiFeedPath = (language: Language, of = ''): string =>
  `/feeds/api-docs${of && `-${typeArticle(of)}`}.${language}.xml`

/** The slug of the article about a task type. */
export const typeArticle = (type: string): string => type.replaceAll('_', '-')

/** What the search of the documentation in a language searches: a file that is built with the pages. */
export const docsSearchPath = (language: Language): string => `/api-docs/search.${language}.json`
