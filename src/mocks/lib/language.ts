import { languageOfTag } from '../../site/languages.ts'
import type { Language } from '../../site/languages.ts'

/** The language of an answer: the first of Accept-Language that the site is written in. */
export function languageOf(headers: Headers): Language {
  const tags = (headers.get('accept-language') ?? '').split(',')
  for (const tag of tags) {
    const language = languageOfTag(tag.split(';')[0] ?? '')
    if (language) return language
  }
  return 'en'
}
