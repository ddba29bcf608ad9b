import type { Language } from '../site/languages.ts'

/**
 * An article as Markdown. The path is not below the articles, where a host would take it for one.
 * @param version an older version of the article; empty for the current one
 */
export const markdownPath = (slug: string, language: Language, version = ''): string =>
  `/markdown/api-docs/${slug}${version && `/${version}`}.${language}.md`

/** The slug of the article about a task type. */
export const typeArticle = (type: string): string => type.replaceAll('_', '-')
