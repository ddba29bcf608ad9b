import type { Page } from '@/i18n/page-context.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { languageOfTag } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import type { Site } from '@/site/sites.ts'

/**
 * The page on the site that a language is at home on; that site's first page where it has no such page in that language. What a
 * mailed link carries is not handed on to another host, nor is a query.
 */
export function homeOf(
  { row, path, missing }: Pick<Page, 'row' | 'path' | 'missing'>,
  language: Language,
  hosts: Site['hosts'],
): string {
  const same = !missing && row.langs.includes(language) && !row.path.includes('{hash}')
  return canonicalUrl(same ? path : '/', language, hosts)
}

/** What somebody reads who does not read Russian: the best of their languages that we write in, else English. */
export function foreignLanguage(accepted: readonly string[]): Exclude<Language, 'ru'> {
  for (const tag of accepted) {
    const language = languageOfTag(tag)
    if (language && language !== 'ru') return language
  }
  return 'en'
}
