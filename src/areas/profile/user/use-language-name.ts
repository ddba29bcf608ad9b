import { useLocale } from '@/i18n/page-context.ts'
import { isLanguage, languages } from '@/site/languages.ts'

/** A language by the name that it gives itself; one that the site is not written in by its name in the reader's. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale()
  return (code) => {
    if (isLanguage(code)) return languages[code].name
    try {
      return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
    } catch {
      return code
    }
  }
}
