import { useLocale } from '@/i18n/page-context.ts'
import { languageName } from '@/lib/language-name.ts'
import { isLanguage, languages } from '@/site/languages.ts'

/**
 * The name of a language in that language; for a language without a translation of the site, in the
 * reader's language.
 */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale()
  return (code) => {
    if (isLanguage(code)) return languages[code].name
    return languageName(locale, code)
  }
}
