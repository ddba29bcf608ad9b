import type { Language } from '../site/languages.ts'

/** The names of what a build that has articles of the API documentation writes into their pages. */
export const docsArticleKey = (slug: string): string => `docs:${slug}`
export const docsIndexKey = (language: Language): string => `docs-index:${language}`
