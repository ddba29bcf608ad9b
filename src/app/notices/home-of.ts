import type { Page } from '@/i18n/page-context.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { languageOfTag } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import type { Site } from '@/site/sites.ts'

/**
 * The page on the home site of a language, or that site's first page if it lacks the page in that
 * language. Neither tokens of mailed links nor queries are passed to another host.
 */
export function homeOf(
  { row, path, missing }: Pick<Page, 'row' | 'path' | 'missing'>,
  language: Language,
  hosts: Site['hosts'],
): string {
  const same = !missing && row.langs.includes(language) && !row.path.includes('{hash}')
  return canonicalUrl(same ? path : '/', language, hosts)
}

/**
 * A language for people who do not read Russian: the first of theirs that the site has, else
 * English.
 */
export function foreignLanguage(accepted: readonly string[]): Exclude<Language, 'ru'> {
  for (const tag of accepted) {
    const language = languageOfTag(tag)
    if (language && language !== 'ru') return language
  }
  return 'en'
}
